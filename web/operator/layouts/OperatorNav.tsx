import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { get } from '@/api/client'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { formatCount } from '@/lib/format-money'
import { useMay, useMe } from '@/operator/me-context'
import { useView } from '@/router/navigation'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isIn, navFor, type Entry } from './nav'
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

function Way({ entry: { path, label, icon, waits } }: { entry: Entry }) {
  const here = isIn(path, useView().context.path)
  return (
    <Link className={css.link} href={to(path)} aria-current={here ? 'page' : undefined}>
      <DeskIcon name={icon} size="s" />
      {label}
      {waits && <Waiting lists={waits} />}
    </Link>
  )
}

/** Nothing when nothing waits. */
function Waiting({ lists }: { lists: readonly string[] }) {
  const { data } = useQuery({
    ...get('/operator/waiting'),
    enabled: useMay('today.see'),
    refetchInterval: READ_AGAIN_MS,
  })
  const waiting = sum(data?.data.filter(({ name }) => lists.includes(name)).map(({ count }) => count) ?? [])
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

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
