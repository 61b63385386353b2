import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { PageLinks } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import { Plate } from '@/desk/Plate'
import { Record } from '@/desk/Record'
import { EmptyList, ListError, LoadingRows, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { CancelPanel } from './CancelPanel'
import { Lateness } from './columns'
import css from './Orders.module.css'
import { findShops, lateQuery, orderQuery, useShopName } from './queries'
import { RemindBar } from './RemindBar'
import { RemindButton } from './RemindButton'
import { shortDay } from './status'
import type { LatePart } from './types'

const words = t.late

/** How late a part must be before the console offers to cancel it from here, unless the address says otherwise. */
const CANCEL_AFTER_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const idOf = ({ orderId, shopId }: LatePart) => `${orderId} ${shopId}`

/** Parts of orders past the day their shop promised. */
export function Late({ state }: { state: ListState }) {
  const query = useQuery(lateQuery(state))
  const shops = query.data?.shops ?? []
  const chosen = state.get('boutique')
  const name = useShopName(chosen, new Map(shops.map(({ shopId, shopName }) => [shopId, shopName])))
  return (
    <>
      <TitleBar title={words.title} {...(query.data && { lead: words.lead(query.data.count) })} />
      {shops.length > 0 && <Shops shops={shops.slice(0, 6)} />}
      <FilterBar
        state={state}
        filters={[
          {
            name: 'boutique',
            label: words.shop,
            options: [{ value: chosen, label: name }],
            find: findShops,
          },
          {
            name: 'jours',
            label: words.atLeast,
            options: [3, 7, 10, 15, 30].map((days) => ({ value: String(days), label: t.days(days) })),
          },
        ]}
      />
      {query.isPending && <LoadingRows rows={8} />}
      {query.error && (
        <ListError
          title={words.failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <Found
          key={JSON.stringify(lateQuery(state).queryKey)}
          rows={query.data.data}
          next={query.data.next}
          state={state}
        />
      )}
    </>
  )
}

/** The shops that have most, each to be written to in one click. */
function Shops({ shops }: { shops: readonly { shopId: string; shopName: string; parts: number; lateDays: number }[] }) {
  const may = useMay('orders.act')
  return (
    <Panel title={words.shops} className={css.shops}>
      <ul>
        {shops.map(({ shopId, shopName, parts, lateDays }) => (
          <li key={shopId}>
            <Plate name={shopName} small />
            <span>
              <b>{shopName}</b>
              <span className={css.soft}>{words.shopLine(parts, lateDays)}</span>
            </span>
            {may && <RemindButton shopId={shopId} of={shopName} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Found({ rows, next, state }: { rows: LatePart[]; next: string; state: ListState }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [cancelling, setCancelling] = useState<LatePart>()
  const may = useMay('orders.act')
  if (rows.length === 0) {
    if (!state.get('boutique') && !state.get('jours'))
      return <EmptyList title={words.empty.title} text={words.empty.text} />
    const none = state.href({ boutique: '', jours: '' })
    return <NotFoundList title={words.nothing.title} drop={{ label: words.nothing.drop, href: none }} />
  }
  const picked = rows.filter((row) => chosen.has(idOf(row)))
  const after = Number(state.get('jours')) || CANCEL_AFTER_DAYS
  const acts = may ? [actsColumn(after, setCancelling)] : []
  return (
    <>
      <Record
        decision={
          cancelling && <CancelRest key={idOf(cancelling)} part={cancelling} onClose={() => setCancelling(undefined)} />
        }
      >
        <div>
          <DataTable
            label={words.title}
            columns={[...(cancelling ? columns.filter(({ key }) => narrow.has(key)) : columns), ...acts]}
            rows={rows}
            id={idOf}
            href={({ orderId }) => to(`/commandes/${encodeURIComponent(orderId)}`)}
            {...(may && { selection: { chosen, onChange: setChosen, nameOf: ({ reference }: LatePart) => reference } })}
            footer={words.count(rows.length)}
          />
          <PageLinks state={state} next={next} />
        </div>
      </Record>
      {picked.length > 0 && (
        <RemindBar
          count={words.chosen(picked.length)}
          total={picked.reduce((sum, part) => sum + part.total, 0)}
          late={picked}
          onClear={() => setChosen(new Set())}
        />
      )}
    </>
  )
}

/** Cancels what a shop did not ship, as the order's own page would. */
function CancelRest({ part, onClose }: { part: LatePart; onClose: () => void }) {
  const { data } = useQuery(orderQuery(part.orderId))
  if (!data) return <LoadingRows rows={3} />
  const items = data.parts.filter(({ shopId }) => shopId === part.shopId).flatMap((own) => own.items)
  return (
    <CancelPanel
      all
      orderId={part.orderId}
      name={part.name}
      title={words.cancelTitle(part.reference, part.shopName)}
      items={items.filter(({ left }) => left > 0)}
      onClose={onClose}
    />
  )
}

/** What is left of the table beside an open decision. */
const narrow = new Set(['reference', 'shop', 'late', 'total'])

const actsColumn = (after: number, onCancel: (part: LatePart) => void): Column<LatePart> => ({
  key: 'acts',
  head: words.columns.acts,
  cell: (part) => (
    <span className={css.acts}>
      <RemindButton shopId={part.shopId} orderIds={[part.orderId]} of={words.remindOf(part.shopName, part.reference)} />
      {part.lateDays >= after && (
        <Button
          variant="link"
          size="s"
          aria-label={words.cancelOf(part.shopName, part.reference)}
          onClick={() => onCancel(part)}
        >
          {words.cancelOne}
        </Button>
      )}
    </span>
  ),
  align: 'end',
})

const columns: Column<LatePart>[] = [
  { key: 'reference', head: words.columns.reference, cell: ({ reference }) => reference },
  { key: 'shop', head: words.columns.shop, cell: ({ shopName }) => shopName, cut: true, card: 'middle' },
  {
    key: 'person',
    head: words.columns.person,
    cell: ({ name, province }) => (
      <>
        {name} {province !== 'QC' && <span className={css.soft}>({province})</span>}
      </>
    ),
    cut: true,
  },
  {
    key: 'promised',
    head: words.columns.promised,
    // The promise ends with a day: its last moment is the first of the next.
    cell: ({ shipBy }) => shortDay(new Date(Date.parse(shipBy) - DAY_MS / 2).toISOString()),
  },
  { key: 'late', head: words.columns.late, cell: ({ lateDays }) => <Lateness days={lateDays} />, card: 'bottom' },
  { key: 'left', head: words.columns.left, cell: ({ left }) => t.units(left) },
  {
    key: 'reminded',
    head: words.columns.reminded,
    cell: ({ remindedAt }) => (remindedAt ? shortDay(remindedAt) : <span className={css.soft}>{words.never}</span>),
    card: 'bottomEnd',
  },
  {
    key: 'total',
    head: words.columns.total,
    cell: ({ total }) => <b>{formatMoney(total)}</b>,
    align: 'end',
    card: 'topEnd',
  },
]
