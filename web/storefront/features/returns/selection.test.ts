import { describe, expect, it } from 'vitest'
import { asked, change, isDisabled, quantities, reasonErrors, remaining, toggle, type Selection } from './selection'

const cup = { id: 'cup', returnable: true, returnableQuantity: 3, quantity: 3, quantityAlreadyReturn: 0 }
const honey = { id: 'honey', returnable: false, returnableQuantity: 0, quantity: 1, quantityAlreadyReturn: 0 }
const none: Selection = {}

describe('what may be sent back', () => {
  it('is what was bought less what was already returned', () => {
    expect(remaining({ ...cup, returnableQuantity: 2, quantityAlreadyReturn: 1 })).toBe(2)
    expect(remaining({ ...cup, returnableQuantity: 9, quantityAlreadyReturn: 1 })).toBe(2)
  })

  it('offers every quantity from one to what is left', () => {
    expect(quantities(cup)).toEqual([1, 2, 3])
    expect(quantities({ ...cup, returnableQuantity: 1 })).toEqual([1])
  })

  it('leaves out what the shop does not take back', () => {
    expect(isDisabled(honey)).toBe(true)
    expect(toggle(none, honey)).toEqual({})
  })
})

describe('a selection', () => {
  it('starts with one unit and no reason', () => {
    expect(toggle(none, cup)).toEqual({ cup: { quantity: 1, reasonText: '' } })
  })

  it('forgets the quantity and the reason of what is unticked', () => {
    const filled = change(toggle(none, cup), cup, { quantity: 2, reasonText: 'Fêlée' })
    expect(filled).toEqual({ cup: { quantity: 2, reasonText: 'Fêlée' } })
    expect(toggle(toggle(filled, cup), cup)).toEqual({ cup: { quantity: 1, reasonText: '' } })
  })

  it('asks for no more than is left', () => {
    expect(change(toggle(none, cup), cup, { quantity: 7 }).cup?.quantity).toBe(3)
    expect(change(none, cup, { quantity: 2 })).toEqual({})
  })

  it('wants a reason of 200 characters at most for each item', () => {
    const ticked = toggle(none, cup)
    expect(reasonErrors(ticked)).toEqual({ cup: 'Ce champ est obligatoire.' })
    expect(reasonErrors(change(ticked, cup, { reasonText: '   ' }))).toEqual({ cup: 'Ce champ est obligatoire.' })
    expect(reasonErrors(change(ticked, cup, { reasonText: 'x'.repeat(201) }))).toHaveProperty('cup')
    expect(reasonErrors(change(ticked, cup, { reasonText: 'x'.repeat(200) }))).toEqual({})
  })

  it('is sent as the specification names it', () => {
    expect(asked(change(toggle(none, cup), cup, { quantity: 2, reasonText: ' Fêlée ' }))).toEqual([
      { id: 'cup', quantity: 2, reasonText: 'Fêlée' },
    ])
  })
})
