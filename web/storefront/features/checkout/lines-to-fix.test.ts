import { expect, it } from 'vitest'
import { cart, summary } from './fixture'
import { linesToFix } from './lines-to-fix'

const [mug, honey] = cart.items
const line = { ...summary.items[0]!, id: 'tasse', availability: 'sold_out' as const, maxQuantity: 0 }

it('a cart that can be ordered has none', () => expect(linesToFix(cart, summary)).toEqual([]))

it('what the cart or the newer summary says is out of stock is one, once', () => {
  const soldOut = { ...mug!, availability: 'sold_out' as const, maxQuantity: 0 }
  const found = [{ availability: 'sold_out', most: 0 }]
  expect(linesToFix({ ...cart, items: [soldOut, honey!] }, summary)).toMatchObject(found)
  expect(linesToFix(cart, { ...summary, items: [line] })).toMatchObject(found)
  expect(linesToFix({ ...cart, items: [soldOut, honey!] }, { ...summary, items: [line] })).toMatchObject(found)
})

it('more units than are left is one, with how many there may be', () =>
  expect(linesToFix({ ...cart, items: [{ ...mug!, quantity: 5, maxQuantity: 2 }] }, undefined)).toMatchObject([
    { availability: 'for_sale', most: 2 },
  ]))
