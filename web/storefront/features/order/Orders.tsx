import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/order'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { OrdersTable } from './OrdersTable'
import { ordersQuery } from './queries'

const PATH = '/compte/mes-commandes'
const hrefFor = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH)
const words = t.list

/** Every order of the visitor, the latest first. */
export function Orders({ page }: { page: number }) {
  const query = useQuery({ ...ordersQuery(page), placeholderData: keepPreviousData })
  return (
    <>
      <TitleBar title={words.title} back={{}} />
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data, total, pageCount }) =>
          total === 0 ? (
            <NoOrders />
          ) : (
            <>
              <OrdersTable orders={data} label={words.title} />
              <Pagination page={page} pageCount={pageCount} range={2} hrefFor={hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** The few latest orders, for the home of the account. */
export function LatestOrders({ count }: { count: number }) {
  const query = useQuery(ordersQuery())
  return (
    <Loaded query={query} skeleton={<Skeleton height="15rem" />}>
      {({ data, total }) =>
        total === 0 ? <NoOrders level={3} /> : <OrdersTable orders={data.slice(0, count)} label={words.latest} />
      }
    </Loaded>
  )
}

function NoOrders({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      drawing="basket"
      title={words.empty}
      text={words.emptyHint}
      level={level}
      action={<Button href="/recherche">{words.goShopping}</Button>}
    />
  )
}
