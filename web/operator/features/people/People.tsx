import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/operator-people'
import { to } from '@/desk/address'
import { DataTable, type Column } from '@/desk/DataTable'
import { FilterBar } from '@/desk/FilterBar'
import { ListBody, PageLinks } from '@/desk/ListBody'
import { EmptyList, NotFoundList } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { formatPhone } from '@/lib/format-contact'
import { Badge } from '@/ui/Badge'
import { TitleBar } from '@/ui/TitleBar'
import { Guests } from './Guests'
import { NAMES, peopleQuery, SUSPENDED, type PersonRow } from './queries'

const columns: Column<PersonRow>[] = [
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'email', head: t.columns.email, cell: ({ email }) => email, cut: true, card: 'middle' },
  { key: 'phone', head: t.columns.phone, cell: ({ phone }) => phone && formatPhone(phone) },
  { key: 'since', head: t.columns.since, cell: ({ createdAt }) => formatShortDate(createdAt) },
  { key: 'state', head: t.columns.state, cell: (row) => <PersonState row={row} />, card: 'bottom' },
  { key: 'orders', head: t.columns.orders, cell: ({ orders }) => orders, align: 'end', card: 'bottomEnd' },
  { key: 'bought', head: t.columns.bought, cell: ({ bought }) => formatMoney(bought), align: 'end', card: 'topEnd' },
]

/** People with an account, the newest first. */
export function People({ state, saved }: { state: ListState; saved?: ReactNode }) {
  const query = useQuery(peopleQuery(state))
  const counts = query.data?.counts
  return (
    <>
      <TitleBar title={t.title} lead={t.lead} />
      <FilterBar
        state={state}
        saved={saved}
        views={{
          label: t.views.label,
          selected: state.get(NAMES.view),
          list: [
            { id: '', label: t.views.all, href: state.href({ [NAMES.view]: '' }), count: counts?.all },
            {
              id: SUSPENDED,
              label: t.views.suspended,
              href: state.href({ [NAMES.view]: SUSPENDED }),
              count: counts?.suspended,
            },
          ],
        }}
        filters={[]}
        search={{ name: NAMES.search, label: t.search.label, hint: t.search.hint }}
      />
      <ListBody query={query} failed={t.failed}>
        {({ data, next }) => <Rows rows={data} next={next} state={state} />}
      </ListBody>
      <Guests typed={state.get(NAMES.search)} />
    </>
  )
}

function Rows({ rows, next, state }: { rows: PersonRow[]; next: string; state: ListState }) {
  if (rows.length === 0) {
    const typed = state.get(NAMES.search)
    if (!typed) return <EmptyList title={t.empty.title} text={t.empty.text} />
    return (
      <NotFoundList
        title={t.nothing.title(typed)}
        text={t.nothing.text}
        drop={{ label: t.nothing.drop, href: state.href({ [NAMES.search]: '' }) }}
      />
    )
  }
  return (
    <>
      <DataTable
        label={t.title}
        columns={columns}
        rows={rows}
        id={({ id }) => id}
        href={({ id }) => to(`/personnes/${encodeURIComponent(id)}`)}
        footer={t.count(rows.length)}
      />
      <PageLinks state={state} next={next} />
    </>
  )
}

/** Whether someone is kept out, or did not prove their e-mail. */
export function PersonState({ row }: { row: Pick<PersonRow, 'suspendedAt' | 'emailVerified'> }) {
  if (row.suspendedAt) return <Badge tone="error">{t.states.suspended}</Badge>
  return row.emailVerified ? (
    <Badge tone="success">{t.states.active}</Badge>
  ) : (
    <Badge tone="waiting">{t.states.unverified}</Badge>
  )
}
