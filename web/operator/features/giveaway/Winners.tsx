import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-giveaway'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import { formatDateTime, formatShortDate } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './giveaway.module.css'
import { act, useGiveawayChanged, type Act, type Edition, type Winner } from './queries'

const tones = { contacted: 'waiting', accepted: 'success', replaced: 'neutral' } as const

/** Everyone who was drawn, prize by prize, with the letters sent to each. */
export function Winners({ edition, replaceHref }: { edition: Edition; replaceHref: (prize: number) => string }) {
  const changed = useGiveawayChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: (what: Act) => act(what),
    onSuccess: async (fresh, { kind }) => {
      toast('success', kind === 'attempt' ? t.winners.written : t.winners.noted)
      await changed(fresh)
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <Panel title={t.winners.title}>
      <ul className={css.winners}>
        {edition.drawn.map((winner) => (
          <li key={winner.ticket}>
            <p className={css.who}>
              <b>{t.winners.prize(winner.prize)}</b>
              <span>{winner.email || t.winners.withdrew}</span>
              <Badge tone={tones[winner.status]}>{t.winners.states[winner.status]}</Badge>
            </p>
            <p className={css.soft}>
              {t.winners.letters(winner.attempts.length, winner.maxAttempts, winner.attempts.map(formatDateTime))}
              {winner.status === 'contacted' && ` ${t.winners.until(formatShortDate(winner.deadline))}`}
              {winner.reason && ` ${t.winners.because(winner.reason)}`}
            </p>
            {winner.status !== 'replaced' && (
              <Acts winner={winner} busy={isPending} onAct={mutate} replaceHref={replaceHref(winner.prize)} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type ActsProps = { winner: Winner; busy: boolean; onAct: (what: Act) => void; replaceHref: string }

function Acts({ winner: { prize, status, mayAttempt }, busy, onAct, replaceHref }: ActsProps) {
  return (
    <div className={css.buttons}>
      {status === 'contacted' && (
        <>
          <Button size="s" variant="secondary" disabled={busy} onClick={() => onAct({ kind: 'accept', prize })}>
            {t.winners.accept}
          </Button>
          <Button
            size="s"
            variant="secondary"
            disabled={busy || !mayAttempt}
            onClick={() => onAct({ kind: 'attempt', prize })}
          >
            {t.winners.attempt}
          </Button>
        </>
      )}
      <Button size="s" variant="link" href={replaceHref}>
        {t.winners.replace}
      </Button>
    </div>
  )
}
