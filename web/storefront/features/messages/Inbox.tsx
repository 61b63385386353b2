import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/messages'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format-date'
import { orderLinks } from '@/storefront/features/order/links'
import { UnreadMark } from '@/storefront/features/order/UnreadMark'
import { EmptyState } from '@/ui/EmptyState'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import css from '@/ui/ThreadList.module.css'
import { inboxQuery, type ThreadHead } from './queries'

const PATH = '/compte/messages'
const hrefFor = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH)
const words = t.inbox
const said = { customer: words.yours, store: (last: string) => last, market: words.ofMarket }

/** Every conversation of a customer with a shop, the last written in first. */
export function Inbox({ userId, page }: { userId: string; page: number }) {
  const query = useQuery({ ...inboxQuery(userId, page), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <TitleBar title={words.title} back={{}} />
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data, total, pageCount }) =>
          total === 0 ? (
            <EmptyState drawing="letter" title={words.empty} text={words.emptyHint} />
          ) : (
            <>
              <ul className={css.threads} aria-label={words.title}>
                {data.map((thread) => (
                  <ThreadLine key={thread.orderId + thread.storeId} thread={thread} userId={userId} />
                ))}
              </ul>
              <Pagination page={page} pageCount={pageCount} range={2} hrefFor={hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function ThreadLine({ thread, userId }: { thread: ThreadHead; userId: string }) {
  const { orderId, storeName, storeSlug, reference, last, lastAuthor, lastAt, unread } = thread
  return (
    <li>
      <Link
        className={classNames(css.thread, unread > 0 && css.unread)}
        href={orderLinks(orderId, { userId }).shop(storeSlug)}
      >
        <span className={css.who}>
          <b>{storeName}</b>
          <span className={css.order}>{words.order(reference)}</span>
          <UnreadMark count={unread} />
        </span>
        <span className={css.last}>{said[lastAuthor](last)}</span>
        <time className={css.when} dateTime={lastAt}>
          {formatDateTime(lastAt)}
        </time>
      </Link>
    </li>
  )
}
