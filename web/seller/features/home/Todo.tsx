import { t } from '#i18n/seller-home'
import { formatDate } from '@/lib/format-date'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import { Icon, type IconName } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import type { Home } from './queries'
import css from './Todo.module.css'

interface Task {
  icon: IconName
  text: string
  href: string
  note?: string | undefined
}

/** What waits, the most pressing first. A task that does not wait is not shown. */
function tasksOf({ toShip, returns, returnsToReceive, questions, reviews, messages, lowStock }: Home): Task[] {
  const since = (at: string | null, words = t.oldest) => (at ? words(formatDate(at)) : undefined)
  const tasks: (Task & { count: number })[] = [
    {
      count: toShip.count,
      icon: 'parcel',
      text: t.toShip(toShip.count),
      href: to('/commandes'),
      note: since(toShip.oldestAt),
    },
    {
      count: returns.count,
      icon: 'return',
      text: t.returnsToAnswer(returns.count),
      href: to('/retours'),
      note: since(returns.oldestAt),
    },
    {
      count: returnsToReceive.count,
      icon: 'return',
      text: t.returnsToReceive(returnsToReceive.count),
      href: to('/retours'),
      note: since(returnsToReceive.oldestAt, t.receiveBefore),
    },
    {
      count: questions.count,
      icon: 'info',
      text: t.questions(questions.count),
      href: to('/questions'),
      note: since(questions.oldestAt),
    },
    {
      count: reviews.count,
      icon: 'star',
      text: t.reviews(reviews.count),
      href: to('/avis'),
      note: since(reviews.oldestAt, t.oldestMessage),
    },
    {
      count: messages.count,
      icon: 'bubble',
      text: t.messages(messages.count),
      href: to('/messages'),
      note: since(messages.oldestAt, t.oldestMessage),
    },
    {
      count: lowStock?.count ?? 0,
      icon: 'alert',
      text: t.lowStock(lowStock?.count ?? 0),
      href: to('/produits?etat=published&stock=low'),
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}

/** Today's work, as links to where it is done. A new shop, where nothing can wait yet, has its first steps instead. */
export function Todo({ home }: { home: Home }) {
  const tasks = tasksOf(home)
  if (home.firstSteps && tasks.length === 0) return null
  return (
    <Panel title={t.todo}>
      {tasks.length === 0 ? (
        <p>{t.allDone}</p>
      ) : (
        <ul className={css.tasks}>
          {tasks.map(({ icon, text, href, note }) => (
            <li key={text}>
              <Link className={css.task} href={href}>
                <Icon name={icon} />
                <span>
                  <b>{text}</b>
                  {note && <small>{note}</small>}
                </span>
                <Icon name="chevronRight" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
