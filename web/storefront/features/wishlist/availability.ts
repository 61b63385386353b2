import type { WishlistItem } from './types'

export type Availability = 'available' | 'soldOut' | 'away' | 'gone'

type Facts = Pick<
  WishlistItem,
  'isDeleted' | 'inventoryMode' | 'inventoryStatus' | 'inventoryQuantity' | 'availability'
>

/**
 * Whether an item can be bought: by what the shop says, or by the units that are left. A shop on a break sells
 * nothing meanwhile, which the specification does not know of.
 */
export function availabilityOf(item: Facts): Availability {
  if (item.isDeleted) return 'gone'
  if (item.availability === 'shop_is_away') return 'away'
  const left = item.inventoryMode === 'status' ? item.inventoryStatus === 'in_stock' : (item.inventoryQuantity ?? 0) > 0
  return left ? 'available' : 'soldOut'
}
