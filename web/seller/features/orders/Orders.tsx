import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-orders'
import { formatCount } from '@/lib/format-money'
import { toQueryString } from '@/lib/query-string'
import { FilterLinks } from '@/desk/FilterLinks'
import { SearchForm } from '@/desk/SearchForm'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { OrderFiles } from './OrderFiles'
import { OrdersTable } from './OrdersTable'
import { ordersQuery } from './queries'
import { FILTERS, type OrdersState } from './state'
import { TrackingPanel } from './TrackingPanel'

const words = t.list

/** How many orders a search counts: beyond, the server says one more. */
const MAX_FOUND = 500

type OrdersProps = { shopId: string; path: string; state: OrdersState; onSearch: (href: string) => void }

/** The shop's part of every order: those to ship first, since they are what a seller comes for. */
export function Orders({ shopId, path, state, onSearch }: OrdersProps) {
  const { filter, search, page } = state
  const query = useQuery({ ...ordersQuery(shopId, state), placeholderData: keepPreviousData, staleTime: 0 })
  const hrefFor = (change: Partial<OrdersState>) => {
    const next = { filter, search, page: 1, ...change }
    return (
      path +
      toQueryString({
        etat: next.filter === 'to_ship' ? '' : next.filter,
        q: next.search,
        page: next.page > 1 ? next.page : '',
      })
    )
  }
  const counts = query.data?.counts
  const [tracking, setTracking] = useState(false)
  return (
    <>
      <TitleBar
        title={words.title}
        action={
          counts && (
            <OrderFiles
              shopId={shopId}
              state={state}
              toShip={counts.to_ship}
              tracking={tracking}
              onTracking={() => setTracking(!tracking)}
            />
          )
        }
      />
      {tracking && <TrackingPanel shopId={shopId} path={path} onClose={() => setTracking(false)} />}
      <FilterLinks
        label={words.filters}
        selected={filter}
        filters={FILTERS.map((id) => ({
          id,
          label: words.filter[id],
          href: hrefFor({ filter: id }),
          count: counts?.[id],
        }))}
      />
      <SearchForm
        key={search}
        label={words.search}
        help={words.searchHelp}
        submit={words.submit}
        value={search}
        clear={search ? { label: words.clear, href: hrefFor({ search: '' }) } : undefined}
        onSearch={(typed) => onSearch(hrefFor({ search: typed }))}
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, total, pageCount, counts: { all } }) =>
          data.length === 0 ? (
            <EmptyState
              title={words.empty}
              text={search ? words.nothingFound(search) : words.emptyHint[all > 0 ? filter : 'all']}
            />
          ) : (
            <>
              <OrdersTable
                orders={data}
                path={path}
                label={
                  search && total > MAX_FOUND ? words.moreThan(MAX_FOUND) : words.count(formatCount(total), total === 1)
                }
              />
              <Pagination page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ page: to })} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
