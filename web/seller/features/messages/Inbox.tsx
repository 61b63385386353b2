import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-messages'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import css from '@/ui/ThreadList.module.css'
import { inboxQuery, type ThreadHead } from './queries'

const said = { store: t.yourWords, customer: (last: string) => last, market: t.marketWords }

/** Every conversation with a customer, the latest first. */
export function Inbox({ shopId, path, page }: { shopId: string; path: string; page: number }) {
  const query = useQuery({ ...inboxQuery(shopId, page), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <TitleBar title={t.title} />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, pageCount }) =>
          data.length === 0 ? (
            <EmptyState drawing="letter" title={t.empty} text={t.emptyHint} />
          ) : (
            <>
              <ul className={css.threads} aria-label={t.inbox}>
                {data.map((thread) => (
                  <ThreadLine key={thread.orderId} thread={thread} href={`${path}/${thread.orderId}`} />
                ))}
              </ul>
              <Pagination page={page} pageCount={pageCount} hrefFor={(to) => (to > 1 ? `${path}?page=${to}` : path)} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function ThreadLine({ thread, href }: { thread: ThreadHead; href: string }) {
  const { customerName, reference, lastMessage, lastAuthor, lastMessageAt, unread } = thread
  return (
    <li>
      <Link className={classNames(css.thread, unread > 0 && css.unread)} href={href}>
        <span className={css.who}>
          <b>{customerName}</b>
          <span className={css.order}>{t.order(reference)}</span>
          {unread > 0 && <Badge tone="info">{t.unread(unread)}</Badge>}
        </span>
        <span className={css.last}>{said[lastAuthor](lastMessage)}</span>
        <time className={css.when} dateTime={lastMessageAt}>
          {formatDateTime(lastMessageAt)}
        </time>
      </Link>
    </li>
  )
}
