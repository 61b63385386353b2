import { t } from '#i18n/operator-moderation'
import type { Filter } from '@/desk/FilterPill'
import type { ListState } from '@/desk/use-list-state'
import { NAMES } from './queries'

/** The shop that a link from its page narrowed a list to; it is named by what is listed, and can only be taken away. */
export function shopFilter(state: ListState, rows: readonly { storeName: string }[]): Filter[] {
  const value = state.get(NAMES.shop)
  if (value === '') return []
  const label = rows[0]?.storeName ?? t.products.shopChosen
  return [{ name: NAMES.shop, label: t.products.shop, options: [{ value, label }] }]
}
