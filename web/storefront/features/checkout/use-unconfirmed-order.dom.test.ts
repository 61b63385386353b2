import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import '@/storefront/testing'
import { attemptFor, endAttempt, pendingAttempt } from './attempt'
import * as calls from './calls'
import { address, card, cart, summary } from './fixture'
import { newOrder } from './new-order'
import { useUnconfirmedOrder } from './use-unconfirmed-order'

const order = newOrder({
  cart,
  visitor: null,
  contribution: false,
  summary,
  password: undefined,
  answers: {
    contact: { email: 'maude@courriel.ca', phone: '4185550142' },
    shipping: address,
    billing: { same: true },
    card,
  },
})!

let placeOrder: MockInstance<typeof calls.placeOrder>
beforeEach(() => {
  endAttempt()
  placeOrder = vi.spyOn(calls, 'placeOrder').mockResolvedValue({ id: 'order-1', token: 't' })
})

describe('an order whose answer was lost', () => {
  it('is found again by its key once its cart is no longer ours', async () => {
    const attempt = attemptFor(order)
    const found = vi.fn()
    const { result } = renderHook(() => useUnconfirmedOrder('cart-2', found))
    expect(result.current).toBe(true)
    await waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith({ id: 'order-1', token: 't' }))
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(attempt)
    await waitFor(() => expect(pendingAttempt()).toBeUndefined())
  })

  it('is left to the buyer while its cart is still there: nothing is sent unasked', async () => {
    attemptFor(order)
    const { result } = renderHook(() => useUnconfirmedOrder('cart-1', vi.fn()))
    await waitFor(() => expect(result.current).toBe(false))
    expect(placeOrder).not.toHaveBeenCalled()
    expect(pendingAttempt()).toBeDefined()
  })

  it('lets the page go on when it cannot be found', async () => {
    placeOrder.mockRejectedValue(new TypeError('network'))
    attemptFor(order)
    const { result } = renderHook(() => useUnconfirmedOrder('cart-2', vi.fn()))
    await waitFor(() => expect(result.current).toBe(false))
  })
})
