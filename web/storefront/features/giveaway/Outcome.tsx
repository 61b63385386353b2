import { t } from '#i18n/giveaway'
import { formatDate } from '@/lib/format-date'
import { drawDay } from './days'
import css from './Outcome.module.css'
import type { Giveaway, ScheduledGiveaway } from './types'

/** What takes the form's place once entries are closed: when the draw will be, that it is late, then who won. */
export function Outcome({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const day = drawDay(giveaway.announcedAt)
  if (giveaway.state === 'closed') return <Notice title={t.closed.title} text={t.closed.text(day)} />
  if (giveaway.state === 'due') return <Notice title={t.closed.title} text={t.closed.late(day)} />
  return (
    <>
      <Notice title={t.drawn.title} text={t.drawn.text(formatDate(giveaway.drawnAt ?? giveaway.announcedAt))} />
      {giveaway.winners.length > 0 ? <Winners winners={giveaway.winners} /> : <p>{t.drawn.nobody}</p>}
    </>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className={css.notice}>
      <h2 className={css.title}>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

function Winners({ winners }: { winners: Giveaway['winners'] }) {
  return (
    <section className={css.winners} aria-labelledby="gagnants">
      <h3 id="gagnants">{t.drawn.winners(winners.length)}</h3>
      <ul className={css.list}>
        {winners.map(({ prize, email, ticket }) => (
          <li key={prize} className={css.winner}>
            <span className={css.prize}>{t.drawn.winner(prize)}</span>
            <strong className={css.email}>{email}</strong>
            <span className={css.ticket}>{t.drawn.ticket(ticket)}</span>
          </li>
        ))}
      </ul>
      <p className={css.hidden}>{t.drawn.hidden}</p>
    </section>
  )
}
