import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-giveaway'
import { FactList } from '@/desk/FactList'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatDateTime } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { DrawPanel } from './DrawPanel'
import { EditionPanel } from './EditionPanel'
import css from './giveaway.module.css'
import { giveawayQuery, type Edition } from './queries'
import { ReplacePanel } from './ReplacePanel'
import { Winners } from './Winners'

/** Parameter of the page's address: what is open, `modifier`, `tirer` or the number of a prize to give on. */
const OPEN = 'volet'
const EDIT = 'modifier'
const DRAW = 'tirer'

/** The giveaway: its days and prizes, the draw, the winners and the letters sent to them. */
export function Giveaway({ state }: { state: ListState }) {
  const query = useQuery(giveawayQuery())
  const close = () => state.go({ [OPEN]: '' })
  const open = state.get(OPEN)
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" href={state.href({ [OPEN]: EDIT })}>
            {query.data?.state === 'open' ? t.edit : t.create}
          </Button>
        }
      />
      <ListBody query={query} failed={t.failed}>
        {(edition) => (
          <Record
            decision={decisionOf(edition, open, close)}
            side={edition.state !== 'none' && <Facts edition={edition} drawHref={state.href({ [OPEN]: DRAW })} />}
          >
            {edition.state === 'none' ? (
              <EmptyList title={t.none.title} text={t.none.text} />
            ) : (
              <Prize edition={edition} />
            )}
            {edition.drawn.length > 0 && (
              <Winners edition={edition} replaceHref={(prize) => state.href({ [OPEN]: String(prize) })} />
            )}
          </Record>
        )}
      </ListBody>
    </>
  )
}

function decisionOf(edition: Edition, open: string, close: () => void) {
  if (open === EDIT) return <EditionPanel edition={edition} onClose={close} />
  if (open === DRAW && edition.state === 'due') return <DrawPanel edition={edition} onClose={close} />
  const winner = edition.drawn.find(({ prize, status }) => String(prize) === open && status !== 'replaced')
  return winner && <ReplacePanel winner={winner} onClose={close} />
}

const tones = { none: 'neutral', open: 'success', closed: 'waiting', due: 'error', drawn: 'info' } as const

function Facts({ edition, drawHref }: { edition: Edition; drawHref: string }) {
  return (
    <Panel title={t.facts.title}>
      <FactList
        facts={[
          { label: t.facts.state, value: <Badge tone={tones[edition.state]}>{t.states[edition.state]}</Badge> },
          { label: t.facts.edition, value: edition.edition },
          { label: t.facts.closes, value: edition.closesAt && formatDateTime(edition.closesAt) },
          { label: t.facts.draw, value: edition.drawAt && formatDateTime(edition.drawAt) },
          { label: t.facts.winners, value: edition.winners },
          { label: t.facts.entries, value: formatCount(edition.entries) },
          { label: t.facts.source, value: edition.seedSource },
          { label: t.facts.digest, value: edition.digest && <code className={css.digest}>{edition.digest}</code> },
          { label: t.facts.seed, value: edition.seed },
          { label: t.facts.changed, value: edition.changedAt ? t.facts.by(edition.changedBy) : t.facts.configured },
        ]}
      />
      {edition.state === 'due' && (
        <Button full size="s" href={drawHref}>
          {t.draw.open}
        </Button>
      )}
    </Panel>
  )
}

function Prize({ edition: { items, value } }: { edition: Edition }) {
  return (
    <Panel title={t.prize.title(value)}>
      <ul className={css.items}>
        {items.map(({ name, text, storeSlug, productSlug }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
            <small>{t.prize.by(storeSlug, productSlug)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
