import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { formatCount } from '@/lib/format-money'
import { useMe } from '@/operator/me-context'
import { useView } from '@/router/navigation'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isIn, navFor, type Count, type Entry } from './nav'
import css from './OperatorNav.module.css'

const READ_AGAIN_MS = 60_000

/** The ways through the console that one's role allows, with how much waits in each. */
export function OperatorNav() {
  return (
    <nav aria-label={t.console}>
      {navFor(useMe().rights).map(({ label, entries }) => (
        <div key={label ?? ''}>
          {label && <h2 className={css.group}>{label}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Way entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Way({ entry: { path, label, icon, count } }: { entry: Entry }) {
  const here = isIn(path, useView().context.path)
  return (
    <Link className={css.link} href={to(path)} aria-current={here ? 'page' : undefined}>
      <DeskIcon name={icon} size="s" />
      {label}
      {count && <Waiting count={count} />}
    </Link>
  )
}

/** Nothing when nothing waits. */
function Waiting({ count: { query, of } }: { count: Count }) {
  const { data } = useQuery({ ...query(), refetchInterval: READ_AGAIN_MS })
  const waiting = data === undefined ? 0 : of(data)
  if (waiting === 0) return null
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {formatCount(waiting)}
      </span>
      <VisuallyHidden>, {t.nav.waiting(waiting)}</VisuallyHidden>
    </>
  )
}
