import { t } from '#i18n/operator-orders'
import type { View } from '@/desk/FilterLinks'
import type { ListState } from '@/desk/use-list-state'
import { formatMoney } from '@/lib/format-money'
import { NAMES } from './queries'

/** The usual states of the list, by what their address says. */
const views: Record<'all' | 'open' | 'late' | 'refund' | 'elsewhere' | 'large', Record<string, string>> = {
  all: {},
  open: { [NAMES.status]: 'open' },
  late: { [NAMES.late]: '1' },
  refund: { [NAMES.refund]: 'non-abouti' },
  elsewhere: { [NAMES.province]: 'elsewhere' },
  large: { [NAMES.min]: '300' },
}

/** How many orders the server counts: beyond, it says one more, and a sum that is not of all. */
const COUNTED = 300

/** What a list of orders comes to. */
export const sumOf = (count: number, total: number): string =>
  count > COUNTED ? t.moreThan(COUNTED) : t.count(count, formatMoney(total))

/** The views as tabs. The one on screen tells how many it finds, when they were all counted. */
export function viewsOf(state: ListState, count: number | undefined) {
  const names = Object.values(NAMES)
  const ids = Object.keys(views) as (keyof typeof views)[]
  const selected = ids.find((id) => names.every((name) => state.get(name) === (views[id][name] ?? ''))) ?? ''
  const nothing = Object.fromEntries(names.map((name) => [name, '']))
  const list: View[] = ids.map((id) => ({
    id,
    label: t.views[id],
    href: state.href({ ...nothing, ...views[id] }),
    count: id === selected && count !== undefined && count <= COUNTED ? count : undefined,
  }))
  return { label: t.views.label, list, selected }
}
