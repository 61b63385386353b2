import { beforeEach, describe, expect, it } from 'vitest'
import { attemptFor, endAttempt, pendingAttempt } from './attempt'
import { address, card, cart, summary } from './fixture'
import { newOrder } from './new-order'

const facts = {
  cart,
  visitor: null,
  contribution: false,
  summary,
  password: undefined,
  answers: {
    contact: { email: 'maude@courriel.ca', phone: '4185550142' },
    shipping: address,
    billing: { same: true as const },
    card,
  },
}
const order = newOrder(facts)!

beforeEach(endAttempt)

describe('the key of an order', () => {
  it('stays the same while the same order is sent again', () => {
    const first = attemptFor(order)
    expect(first.key).toMatch(/^[0-9a-f]{32}$/)
    expect(attemptFor(newOrder(facts)!).key).toBe(first.key)
  })

  it('is another one for another card, another total, or once an answer was heard', () => {
    const { key } = attemptFor(order)
    expect(attemptFor({ ...order, tokenId: 'tok_2' }).key).not.toBe(key)
    const second = attemptFor(order).key
    expect(attemptFor({ ...order, expectedTotal: 71 }).key).not.toBe(second)
    const third = attemptFor(order).key
    endAttempt()
    expect(pendingAttempt()).toBeUndefined()
    expect(attemptFor(order).key).not.toBe(third)
  })

  it('is kept in this tab across a reload, but a password never is', () => {
    const { key } = attemptFor(order)
    expect(window.sessionStorage.getItem('checkout_attempt')).toContain(key)
    attemptFor({ ...order, password: 'secret-de-maude' })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret-de-maude')
  })
})

describe('an order', () => {
  it('bears the name the bill goes to, and both addresses', () => {
    const billing = { ...address, firstName: 'Jean', lastName: 'Roy' }
    const made = newOrder({ ...facts, answers: { ...facts.answers, billing: { same: false, address: billing } } })
    expect(made).toMatchObject({
      firstName: 'Jean',
      lastName: 'Roy',
      billingAddress: billing,
      shippingAddress: address,
    })
    expect(order).toMatchObject({
      firstName: 'Maude',
      billingAddress: address,
      addContribution: false,
      expectedTotal: 70.13,
    })
    expect(order.items).toEqual([
      { variantId: 'v-tasse', quantity: 1 },
      { variantId: 'v-miel', quantity: 1 },
    ])
    expect('password' in order).toBe(false)
  })

  it('is not made while an answer is missing', () => {
    expect(newOrder({ ...facts, answers: { ...facts.answers, card: undefined } })).toBeUndefined()
  })
})
