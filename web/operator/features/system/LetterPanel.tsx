import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { FactList } from '@/desk/FactList'
import { ListBody } from '@/desk/ListBody'
import { formatDateTime } from '@/lib/format-date'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { letterQuery, resend, useSystemChanged, type Letter } from './queries'
import css from './system.module.css'

type LetterPanelProps = {
  id: string
  /** Where it is given up. */
  dropHref: string
  onClose: () => void
}

/** A letter to read, to send again or to give up. */
export function LetterPanel({ id, dropHref, onClose }: LetterPanelProps) {
  const query = useQuery(letterQuery(id))
  return (
    <ListBody query={query} failed={t.letter.failed} rows={4}>
      {(letter) => <Open letter={letter} dropHref={dropHref} onClose={onClose} />}
    </ListBody>
  )
}

function Open({ letter, dropHref, onClose }: Omit<LetterPanelProps, 'id'> & { letter: Letter }) {
  const changed = useSystemChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resend(letter.id),
    onSuccess: async () => {
      toast('success', t.letter.done)
      onClose()
      await changed()
    },
  })
  const waits = letter.state === 'ready' || letter.state === 'running'
  return (
    <DecisionPanel
      title={letter.subject}
      submit={t.letter.submit(letter.to)}
      disabled={waits}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={waits ? t.letter.waits : t.letter.note}
      preview={{ effects: [{ icon: 'letter', words: letter.state === 'done' ? t.letter.again : t.letter.retry }] }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <FactList
        facts={[
          { label: t.letters.to, value: letter.to },
          { label: t.letter.attempts, value: letter.attempts },
          { label: t.letters.at, value: formatDateTime(letter.endedAt ?? letter.createdAt) },
          { label: t.letters.error, value: letter.cause },
          { label: t.letters.answer, value: letter.error },
          { label: t.letter.files, value: letter.attachments.join(', ') },
        ]}
      />
      {letter.html ? (
        <iframe className={css.letter} title={letter.subject} sandbox="" srcDoc={letter.html} />
      ) : (
        <pre className={css.text}>{letter.text}</pre>
      )}
      {(letter.state === 'failed' || letter.state === 'ready') && (
        <Button size="s" variant="link" href={dropHref}>
          {t.dropLetter.submit}
        </Button>
      )}
    </DecisionPanel>
  )
}
