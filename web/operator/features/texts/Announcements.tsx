import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-texts'
import { Panel } from '@/desk/Panel'
import { Progress } from '@/desk/Progress'
import { formatShortDate } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { announcementsQuery, type Announcement } from './queries'
import css from './TextPage.module.css'

const words = t.announcements
const POLL_MS = 2000

/** The letters about a text, with how far each is. */
export function Announcements({ id }: { id: string }) {
  const { data } = useQuery({
    ...announcementsQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.some(({ finishedAt }) => !finishedAt) ? POLL_MS : false),
  })
  if (!data?.data.length) return null
  return (
    <Panel title={words.title} className={css.publication}>
      <ul className={css.history}>
        {data.data.map((announcement) => (
          <Sending key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </Panel>
  )
}

function Sending({ announcement }: { announcement: Announcement }) {
  const { audience, subject, people, told, finishedAt } = announcement
  return (
    <li>
      <div className={css.line}>
        <b>{subject}</b>
        <span className={css.soft}>{words.audience[audience]}</span>
        <span className={css.end}>{words.of(formatCount(told), formatCount(people))}</span>
      </div>
      <Progress label={subject} part={people === 0 ? 1 : told / people} />
      <p className={css.soft}>{finishedAt ? words.done(formatShortDate(finishedAt)) : words.going}</p>
    </li>
  )
}
