import { describe, expect, it } from 'vitest'
import { cartOf, item, store } from './fixture'
import { sumsArePending, withPending } from './pending'

const tuque = item('tuque')
const mug = item('mug', { storeId: 'batture' })
const cart = cartOf([tuque, mug], [store('nordet', 'Maille Nordet'), store('batture', 'Atelier Batture')])

describe('changes under way', () => {
  it('show at once, without a sum of our own', () => {
    const shown = withPending(cart, [{ kind: 'set', item: tuque, quantity: 3 }])
    expect(shown.items.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(shown.subTotal).toBe(cart.subTotal)
  })

  it('take a line out, and its shop with the last one', () => {
    const shown = withPending(cart, [{ kind: 'remove', item: mug }])
    expect(shown.items).toEqual([tuque])
    expect(shown.stores.map(({ id }) => id)).toEqual(['nordet'])
  })

  it('leave an empty cart when all lines go', () => {
    const shown = withPending(cart, [
      { kind: 'remove', item: mug },
      { kind: 'remove', item: tuque },
    ])
    expect([shown.items.length, shown.itemCount]).toEqual([0, 0])
  })

  it('take a line out of the list it leaves, saved or not', () => {
    const both = { ...cartOf([tuque]), saved: [mug] }
    expect(withPending(both, [{ kind: 'later', item: tuque }]).items).toEqual([])
    expect(withPending(both, [{ kind: 'back', item: mug }]).saved).toEqual([])
  })

  it('keep the order they were made in', () => {
    const twice = [3, 2].map((quantity) => ({ kind: 'set' as const, item: tuque, quantity }))
    expect(withPending(cart, twice).items[0]?.quantity).toBe(2)
  })

  it('do not move the sums when a price was only seen', () => {
    expect(sumsArePending([{ kind: 'seen', items: [tuque] }])).toBe(false)
    expect(sumsArePending([{ kind: 'remove', item: tuque }])).toBe(true)
  })
})
