import { t } from '#i18n/operator-verification'
import type { Column } from '@/desk/DataTable'
import { formatShortDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Badge } from '@/ui/Badge'
import type { Difference } from './queries'

/** What a difference is about, in words. */
export const whatOf = ({ what }: Difference): string => t.what[what] ?? what

/** Where it is, as people know it. */
export const whereOf = ({ reference, shopName, subjectId }: Difference): string => reference || shopName || subjectId

function State({ difference: { goneAt, explainedAt } }: { difference: Difference }) {
  if (goneAt) return <Badge tone="success">{t.states.gone}</Badge>
  return explainedAt ? <Badge tone="info">{t.states.explained}</Badge> : <Badge tone="error">{t.states.open}</Badge>
}

export const columns: Column<Difference>[] = [
  { key: 'what', head: t.columns.what, cell: whatOf },
  { key: 'where', head: t.columns.where, cell: whereOf, cut: true, card: 'middle' },
  {
    key: 'since',
    head: t.columns.since,
    cell: ({ firstSeen }) => <time dateTime={firstSeen}>{formatShortDate(firstSeen)}</time>,
    card: 'middleEnd',
  },
  { key: 'state', head: t.columns.state, cell: (row) => <State difference={row} />, card: 'topEnd' },
  {
    key: 'expected',
    head: t.columns.expected,
    cell: ({ expected }) => formatMoney(expected),
    align: 'end',
    card: 'bottom',
    label: t.columns.expected,
  },
  {
    key: 'found',
    head: t.columns.found,
    cell: ({ found }) => <b>{formatMoney(found)}</b>,
    align: 'end',
    card: 'bottomEnd',
    label: t.columns.found,
  },
]
