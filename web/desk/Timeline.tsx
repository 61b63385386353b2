import { useState, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { classNames } from '@/lib/class-names'
import { formatDate, formatIsoDate, formatTime } from '@/lib/format-date'
import { DeskIcon } from './DeskIcon'
import type { DeskIconName } from './icons'
import { Panel } from './Panel'
import css from './Timeline.module.css'

/** Something that happened, or that will. */
export interface TimelineEvent {
  id: string
  at: string
  icon: DeskIconName
  words: ReactNode
  /** Who did it. */
  who?: string
  /** What was written: a note, a message. */
  quote?: string
  tone?: 'done' | 'late' | 'act'
  /** Which filter it belongs to. */
  kind?: string
  /** It has not happened yet. */
  ahead?: boolean
}

type TimelineProps = {
  title?: string
  events: readonly TimelineEvent[]
  /** What it can be narrowed to: argent, colis, lettres, notes. */
  kinds?: readonly { id: string; label: string }[]
}

/** All that happened to a thing, the latest first, a head per day. */
export function Timeline({ title = t.timeline.title, events, kinds = [] }: TimelineProps) {
  const [shown, setShown] = useState('')
  const listed = events.filter(({ kind }) => shown === '' || kind === shown)
  const filters = kinds.length > 0 && (
    <div className={css.filters} role="group" aria-label={t.timeline.filter}>
      {[{ id: '', label: t.timeline.all }, ...kinds].map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => setShown(id)}>
          {label}
        </button>
      ))}
    </div>
  )
  return (
    <Panel title={title} action={filters}>
      <div className={css.road}>
        {daysOf(listed).map(({ day, list }) => (
          <section key={day}>
            <h3 className={css.day}>{formatDate(day)}</h3>
            <ul>
              {list.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

function Event({ event: { at, icon, words, who, quote, tone, ahead } }: { event: TimelineEvent }) {
  return (
    <li className={classNames(css.event, tone && css[tone], ahead && css.ahead)}>
      <time dateTime={at}>{formatTime(at)}</time>
      <i className={css.ring}>
        <DeskIcon name={icon} size="xs" />
      </i>
      <div className={css.words}>
        {words}
        {ahead && ` (${t.timeline.ahead})`}
        {quote && <blockquote className={css.quote}>{quote}</blockquote>}
      </div>
      {who && <span className={css.who}>{who}</span>}
    </li>
  )
}

/** Events by their day in Quebec, the latest first. */
function daysOf(events: readonly TimelineEvent[]): { day: string; list: TimelineEvent[] }[] {
  const days: { day: string; list: TimelineEvent[] }[] = []
  for (const event of [...events].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const day = formatIsoDate(event.at)
    const last = days.at(-1)
    if (last?.day === day) last.list.push(event)
    else days.push({ day, list: [event] })
  }
  return days
}
