import { describe, expect, it } from 'vitest'
import { t } from '#i18n/wishlist'
import { availabilityOf } from './availability'

const item = {
  isDeleted: false,
  inventoryMode: 'status' as const,
  inventoryStatus: 'in_stock' as const,
  inventoryQuantity: null,
  availability: 'for_sale' as const,
}

describe('the availability of a wish', () => {
  it('is what the shop says when units are not counted', () => {
    expect(availabilityOf(item)).toBe('available')
    expect(availabilityOf({ ...item, inventoryStatus: 'out_of_stock', availability: 'sold_out' })).toBe('soldOut')
  })

  it('is the units left when they are counted', () => {
    expect(availabilityOf({ ...item, inventoryMode: 'stock', inventoryQuantity: 1 })).toBe('available')
    expect(availabilityOf({ ...item, inventoryMode: 'stock', inventoryQuantity: 0, availability: 'sold_out' })).toBe(
      'soldOut',
    )
  })

  it('is over for what is no longer sold, whatever is left of it', () => {
    expect(availabilityOf({ ...item, isDeleted: true, availability: 'gone' })).toBe('gone')
  })

  it('waits for a shop that is on a break', () => {
    expect(availabilityOf({ ...item, availability: 'shop_is_away' })).toBe('away')
  })

  it('is shown in the words of the specification', () => {
    expect([t.soldOut, t.gone, t.empty]).toEqual([
      'En rupture de stock',
      "N'est plus disponible",
      'Aucune donnée de disponible',
    ])
  })
})
