import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t as orderWords } from '#i18n/order'
import { t } from '#i18n/returns'
import { formatDate, formatIsoDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { returnTone } from '@/storefront/features/order/status'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { PrivatePictures } from '@/ui/PrivatePictures'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { fetchPhoto, returnsQuery, type ListedReturn } from './queries'
import css from './Returns.module.css'

const PATH = '/compte/retours'
const hrefFor = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH)
const words = t.list

/** Everything a customer sends back or sent back, the latest first. */
export function Returns({ userId, page }: { userId: string; page: number }) {
  const query = useQuery({ ...returnsQuery(userId, page), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <TitleBar title={words.title} back={{}} />
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data, total, pageCount }) =>
          total === 0 ? (
            <EmptyState
              drawing="crate"
              title={words.empty}
              text={words.emptyHint}
              action={<Button href="/compte/mes-commandes">{orderWords.list.title}</Button>}
            />
          ) : (
            <>
              <ul className={css.returns} aria-label={words.title}>
                {data.map((one) => (
                  <ReturnLine key={one.id} one={one} userId={userId} />
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

function ReturnLine({ one, userId }: { one: ListedReturn; userId: string }) {
  const { status, receiveBefore, denyReason, refund, quantity, thumbnail } = one
  return (
    <li className={css.line}>
      <span className={css.photo}>
        {thumbnail ? (
          <img src={thumbnail} alt="" width="64" height="80" loading="lazy" decoding="async" />
        ) : (
          <Icon name="image" />
        )}
      </span>
      <div>
        <h2 className={css.name}>
          <Link href={`/compte/mes-commandes/${one.orderId}`}>{one.productName}</Link>
        </h2>
        <p className={css.soft}>
          {[one.storeName, one.variantName, orderWords.quantity(quantity)].filter(Boolean).join(' · ')}
        </p>
        <p className={css.soft}>
          <time dateTime={formatIsoDate(one.requestedAt)}>{words.askedOn(formatDate(one.requestedAt))}</time>
          {', '}
          <Link className={layout.link} href={`/compte/mes-commandes/${one.orderId}`}>
            {orderWords.title(one.reference)}
          </Link>
        </p>
        <p className={css.state}>
          <Badge tone={returnTone[status]}>{words.status[status]}</Badge>
        </p>
        <p className={css.soft}>{orderWords.returnStatus[status]}</p>
        {status === 'pendingReturn' && receiveBefore && (
          <p className={css.soft}>{words.receivedBefore(formatDate(receiveBefore))}</p>
        )}
        <PrivatePictures
          ids={one.photos}
          fetch={(photo) => fetchPhoto(one.orderId, { userId }, photo)}
          title={t.photos.title}
          label={t.photos.one}
        />
        {status === 'returnDenied' && denyReason && <p className={css.soft}>{orderWords.deniedBecause(denyReason)}</p>}
      </div>
      {refund > 0 && (
        <p className={css.refund}>
          {formatMoney(refund)}
          <small>{status === 'completed' ? words.refunded : words.toRefund}</small>
        </p>
      )}
    </li>
  )
}
