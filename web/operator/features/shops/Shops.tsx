import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/operator-shops'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { EmptyList, ListError, LoadingRows, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import { Pagination } from '@/ui/Pagination'
import { TitleBar } from '@/ui/TitleBar'
import { formatDays, formatShare } from './format'
import { NAMES, shopsQuery, viewOf, VIEWS, type ListedShop } from './queries'
import css from './shops.module.css'
import { ShopStatus } from './ShopStatus'

const columns: Column<ListedShop>[] = [
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'city', head: t.columns.city, cell: ({ city }) => city, cut: true, card: 'middle' },
  {
    key: 'status',
    head: t.columns.status,
    card: 'bottom',
    cell: ({ status, vacationUntil, toCorrect }) => (
      <span className={css.states}>
        <ShopStatus status={status} away={vacationUntil !== null} />
        {status === 'draft' && toCorrect > 0 && <Badge tone="error">{t.toCorrect(toCorrect)}</Badge>}
      </span>
    ),
  },
  {
    key: 'since',
    head: t.columns.since,
    cell: ({ status, createdAt, submittedAt }) => formatShortDate(status === 'draft' ? submittedAt : createdAt),
    card: 'bottomEnd',
  },
  {
    key: 'delay',
    head: t.columns.delay,
    align: 'end',
    cell: ({ figures, promisedDays }) => (
      <>
        {formatDays(figures?.shipDays)}{' '}
        {promisedDays > 0 && <small className={css.soft}>{t.promised(promisedDays)}</small>}
      </>
    ),
  },
  {
    key: 'cancelled',
    head: t.columns.cancelled,
    align: 'end',
    cell: ({ figures }) => formatShare(figures?.cancelledShare),
  },
  {
    key: 'returned',
    head: t.columns.returned,
    align: 'end',
    cell: ({ figures }) => formatShare(figures?.returnedShare),
  },
  { key: 'orders', head: t.columns.orders, align: 'end', cell: ({ figures }) => figures?.orders ?? 0 },
  {
    key: 'sales',
    head: t.columns.sales,
    align: 'end',
    card: 'topEnd',
    cell: ({ figures }) => <b>{formatMoney(figures?.sales ?? 0)}</b>,
  },
]

/** Every shop of the market, by where it stands. */
export function Shops({ state, saved }: { state: ListState; saved?: ReactNode }) {
  const query = useQuery(shopsQuery(state))
  const counts = query.data?.counts
  const views = VIEWS.map((id) => ({
    id,
    label: t.view[id],
    href: state.href({ [NAMES.view]: id === 'all' ? '' : id }),
    count: counts?.[id],
  }))
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <FilterBar
        state={state}
        saved={saved}
        views={{ label: t.views, list: views, selected: viewOf(state) }}
        filters={[]}
        search={{ name: NAMES.search, label: t.search.label, hint: t.search.hint }}
      />
      {query.isPending && <LoadingRows rows={8} />}
      {query.error && (
        <ListError
          title={t.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <Rows shops={query.data.data ?? []} total={query.data.total} pages={query.data.pageCount} state={state} />
      )}
    </>
  )
}

type RowsProps = { shops: ListedShop[]; total: number; pages: number; state: ListState }

function Rows({ shops, total, pages, state }: RowsProps) {
  if (shops.length === 0) {
    if (state.get(NAMES.search) !== '') {
      return (
        <NotFoundList
          title={t.nothing.title}
          drop={{ label: t.nothing.drop, href: state.href({ [NAMES.search]: '' }) }}
        />
      )
    }
    const words = viewOf(state) === 'waiting' ? t.emptyWaiting : t.empty
    return <EmptyList title={words.title} text={words.text} />
  }
  return (
    <>
      <DataTable
        label={t.title}
        columns={columns}
        rows={shops}
        id={({ id }) => id}
        href={({ id }) => to(`/boutiques/${id}`)}
        footer={t.count(shops.length, total)}
        searchable
      />
      <Pagination
        page={Number(state.get(NAMES.page)) || 1}
        pageCount={pages}
        hrefFor={(page) => state.href({ [NAMES.page]: page === 1 ? '' : String(page) })}
      />
    </>
  )
}
