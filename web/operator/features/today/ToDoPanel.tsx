import { t } from '#i18n/operator-today'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { Panel } from '@/desk/Panel'
import { formatShortDate } from '@/lib/format-date'
import { formatCount } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/Link'
import type { ToDo } from './queries'
import css from './Today.module.css'

const words = t.toDo

/** Where each thing to do is done, and how it presses: brick for money owed, wheat for people who wait. */
export const destinations: Record<string, { path: string; tone: 'error' | 'waiting' | 'neutral' }> = {
  differences: { path: '/verification', tone: 'error' },
  disputes: { path: '/litiges', tone: 'error' },
  payouts: { path: '/versements?vue=revenus', tone: 'error' },
  payoutRuns: { path: '/versements', tone: 'waiting' },
  refunds: { path: '/commandes?remboursement=non-abouti', tone: 'error' },
  shops: { path: '/boutiques?vue=waiting', tone: 'waiting' },
  late: { path: '/retards', tone: 'waiting' },
  returns: { path: '/retours', tone: 'waiting' },
  inbox: { path: '/boite', tone: 'neutral' },
  reports: { path: '/signalements', tone: 'neutral' },
  letters: { path: '/systeme', tone: 'neutral' },
  jobs: { path: '/systeme?vue=travaux', tone: 'neutral' },
}
const order = Object.keys(destinations)

/** What waits for an operator, what presses most first; each leads to its list. */
export function ToDoPanel({ toDo }: { toDo: readonly ToDo[] }) {
  const known = toDo
    .filter(({ name }) => name in destinations)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const sum = known.reduce((all, { count }) => all + count, 0)
  return (
    <Panel
      title={words.title}
      className={css.toDo}
      {...(sum > 0 && { action: <span className={css.soft}>{words.count(sum)}</span> })}
    >
      {known.length === 0 ? (
        <p className={css.calm}>
          <DeskIcon name="checkCircle" size="s" />
          {words.nothing}
        </p>
      ) : (
        <ul>
          {known.map((one) => (
            <Line key={one.name} toDo={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Line({ toDo: { name, count, oldest } }: { toDo: ToDo }) {
  const { path, tone } = destinations[name]!
  const { title, detail } = words.names[name]!
  return (
    <li data-tone={tone}>
      <Link href={to(path)}>
        <span className={css.number}>{formatCount(count)}</span>
        <span className={css.what}>
          <b>{title}</b>
          <span className={css.soft}>{detail}</span>
        </span>
        <span>
          {oldest && <Badge tone={tone}>{words.since(formatShortDate(oldest).replace(/ \d{4}$/, ''))}</Badge>}
        </span>
        <DeskIcon name="chevronRight" size="xs" />
      </Link>
    </li>
  )
}
