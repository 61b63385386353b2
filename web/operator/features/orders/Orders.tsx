import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '#i18n/operator-orders'
import { t as address } from '#i18n/address-form'
import { to } from '@/desk/address'
import { DataTable } from '@/desk/DataTable'
import { DownloadButton } from '@/desk/DownloadButton'
import { FilterBar } from '@/desk/FilterBar'
import { PageLinks } from '@/desk/ListBody'
import { EmptyList, ListError, LoadingRows, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { useMay } from '@/operator/me-context'
import { TitleBar } from '@/ui/TitleBar'
import { columns } from './columns'
import { fetchOrders, findShops, NAMES, ordersQuery, useShopName } from './queries'
import { RemindBar } from './RemindBar'
import type { ListedOrder } from './types'
import { sumOf, viewsOf } from './views'

/** Every order, narrowed by what the address says. */
export function Orders({ state, saved }: { state: ListState; saved?: ReactNode }) {
  const query = useQuery(ordersQuery(state))
  const rows = query.data?.data ?? []
  const shops = new Map(rows.flatMap(({ parts }) => parts.map(({ shopId, shopName }) => [shopId, shopName])))
  const shopName = useShopName(state.get(NAMES.shop), shops)
  return (
    <>
      <TitleBar
        title={t.title}
        action={
          <DownloadButton label={t.export} file={t.file} failed={t.exportFailed} fetchFile={() => fetchOrders(state)} />
        }
      />
      <FilterBar
        state={state}
        saved={saved}
        views={viewsOf(state, query.data?.count)}
        filters={filtersOf(state, shopName)}
        search={{ name: NAMES.search, label: t.search.label, hint: t.search.hint }}
      />
      {query.isPending && <LoadingRows rows={10} />}
      {query.error && (
        <ListError
          title={t.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <Found
          key={JSON.stringify(ordersQuery(state).queryKey)}
          rows={rows}
          count={query.data.count}
          total={query.data.total}
          next={query.data.next}
          state={state}
        />
      )}
    </>
  )
}

type FoundProps = { rows: ListedOrder[]; count: number; total: number; next: string; state: ListState }

function Found({ rows, count, total, next, state }: FoundProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const may = useMay('orders.act')
  if (rows.length === 0) {
    const none = Object.fromEntries(Object.values(NAMES).map((name) => [name, '']))
    const narrowed = Object.values(NAMES).some((name) => state.get(name) !== '')
    if (!narrowed) return <EmptyList title={t.empty.title} text={t.empty.text} />
    return <NotFoundList title={t.nothing.title} drop={{ label: t.nothing.drop, href: state.href(none) }} />
  }
  const picked = rows.filter(({ id }) => chosen.has(id))
  return (
    <>
      <DataTable
        label={t.title}
        columns={columns}
        rows={rows}
        id={({ id }) => id}
        href={({ id }) => to(`/commandes/${encodeURIComponent(id)}`)}
        sort={{ value: state.get('tri') || 'age', href: (value) => state.href({ tri: value === 'age' ? '' : value }) }}
        {...(may && { selection: { chosen, onChange: setChosen, nameOf: ({ reference }: ListedOrder) => reference } })}
        footer={sumOf(count, total)}
      />
      <PageLinks state={state} next={next} />
      {picked.length > 0 && (
        <RemindBar
          count={t.chosen(picked.length)}
          total={picked.reduce((sum, order) => sum + order.total, 0)}
          late={picked.flatMap(({ id, parts }) =>
            parts.filter((part) => part.late).map(({ shopId }) => ({ orderId: id, shopId })),
          )}
          onClear={() => setChosen(new Set())}
        />
      )}
    </>
  )
}

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** Filters by what the console knows, and by a shop that is searched by its name. */
function filtersOf(state: ListState, shopName: string) {
  return [
    { name: NAMES.status, label: t.filters.status, options: options({ open: t.filters.open, ...t.status }) },
    { name: NAMES.late, label: t.filters.late, options: [{ value: '1', label: t.filters.isLate }] },
    {
      name: NAMES.refund,
      label: t.filters.refund,
      options: [{ value: 'non-abouti', label: t.filters.refundFailed }],
    },
    { name: NAMES.from, label: t.filters.from, type: 'date' as const },
    { name: NAMES.to, label: t.filters.to, type: 'date' as const },
    {
      name: NAMES.shop,
      label: t.filters.shop,
      options: [{ value: state.get(NAMES.shop), label: shopName }],
      find: findShops,
    },
    { name: NAMES.min, label: t.filters.min, type: 'number' as const },
    { name: NAMES.max, label: t.filters.max, type: 'number' as const },
    {
      name: NAMES.province,
      label: t.filters.province,
      options: options({ elsewhere: t.filters.elsewhere, ...address.provinces }),
    },
  ]
}
