import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { PageLinks } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList, ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { useMay } from '@/operator/me-context'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import css from './Orders.module.css'
import { returnsQuery } from './queries'
import { ReturnPanel } from './ReturnPanel'
import { returnTones, shortDay } from './status'
import type { Return, ReturnStatus } from './types'

const words = t.returns
const STATES: readonly ReturnStatus[] = [
  'returnRequested',
  'returnDenied',
  'returnExpired',
  'pendingReturn',
  'completed',
]

/** Returns that wait, were refused or expired; an operator may decide them. */
export function Returns({ state }: { state: ListState }) {
  const status = STATES.find((one) => one === state.get('etat')) ?? 'returnRequested'
  const query = useQuery(returnsQuery(status, state.get('avant')))
  return (
    <>
      <TitleBar title={words.title} />
      <FilterBar
        state={state}
        filters={[]}
        views={{
          label: words.views.label,
          selected: status,
          list: STATES.map((id) => ({
            id,
            label: words.views[id],
            href: state.href({ etat: id === 'returnRequested' ? '' : id }),
            count: query.data?.counts[id],
          })),
        }}
      />
      {query.isPending && <LoadingRows rows={6} />}
      {query.error && (
        <ListError
          title={words.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Found key={status} rows={query.data.data} next={query.data.next} state={state} />}
    </>
  )
}

function Found({ rows, next, state }: { rows: Return[]; next: string; state: ListState }) {
  const [open, setOpen] = useState<string>()
  const may = useMay('orders.act')
  if (rows.length === 0) return <EmptyList title={words.empty.title} text={words.empty.text} />
  const decided = rows.find(({ id }) => id === open)
  const acts = may ? [decideColumn(setOpen)] : []
  return (
    <Record decision={decided && <ReturnPanel key={decided.id} ret={decided} onClose={() => setOpen(undefined)} />}>
      <div>
        <DataTable
          label={words.title}
          columns={[...(decided ? columns.filter(({ key }) => narrow.has(key)) : columns), ...acts]}
          rows={rows}
          id={({ id }) => id}
          href={({ orderId }) => to(`/commandes/${encodeURIComponent(orderId)}`)}
          footer={words.count(rows.length)}
        />
        <PageLinks state={state} next={next} />
      </div>
    </Record>
  )
}

/** What is left of the table beside an open decision. */
const narrow = new Set(['reference', 'asked', 'person', 'product'])

const decideColumn = (onOpen: (id: string) => void): Column<Return> => ({
  key: 'act',
  head: words.columns.act,
  cell: ({ id, status, reference }) =>
    status === 'completed' ? null : (
      <Button variant="link" size="s" aria-label={words.decideOf(reference)} onClick={() => onOpen(id)}>
        {words.decide}
      </Button>
    ),
  align: 'end',
  card: 'bottomEnd',
})

const columns: Column<Return>[] = [
  { key: 'reference', head: words.columns.reference, cell: ({ reference }) => reference },
  {
    key: 'asked',
    head: words.columns.asked,
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{shortDay(requestedAt)}</time>,
    card: 'topEnd',
  },
  { key: 'shop', head: words.columns.shop, cell: ({ shopName }) => shopName, cut: true },
  { key: 'person', head: words.columns.person, cell: ({ name }) => name, cut: true, card: 'middleEnd' },
  {
    key: 'product',
    head: words.columns.product,
    cell: ({ productName, quantity }) => (
      <>
        {productName} {quantity > 1 && <span className={css.soft}>× {quantity}</span>}
      </>
    ),
    cut: true,
    card: 'middle',
  },
  { key: 'reason', head: words.columns.reason, cell: ({ reason, denyReason }) => denyReason || reason, cut: true },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ status }) => <Badge tone={returnTones[status]}>{words.status[status]}</Badge>,
    card: 'bottom',
  },
]
