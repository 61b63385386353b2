import { useQuery } from '@tanstack/react-query'
import { t as did } from '#i18n/operator-acts'
import { t } from '#i18n/operator-today'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { formatDate, formatDateTime } from '@/lib/format-date'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { lastActsQuery } from './queries'
import css from './Today.module.css'

const SHOWN = 5

/** What the team did last. */
export function LastActs() {
  const { data } = useQuery(lastActsQuery())
  const all = (
    <Link className={layout.link} href={to('/journal')}>
      {t.acts.all}
    </Link>
  )
  return (
    <Panel title={t.acts.title} action={all} className={css.acts}>
      {data && data.data.length === 0 && <p className={css.soft}>{t.acts.none}</p>}
      <ul>
        {data?.data.slice(0, SHOWN).map(({ id, at, operatorName, act, subjectName }) => (
          <li key={id}>
            <time className={css.soft} dateTime={at}>
              {formatDateTime(at)}
            </time>
            <span>
              {operatorName} {did[act] ?? act}
              {subjectName && subjectName !== operatorName && <b> {named(subjectName)}</b>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The name of a thing; payouts are named by their day. */
const named = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(name) ? formatDate(name) : name)
