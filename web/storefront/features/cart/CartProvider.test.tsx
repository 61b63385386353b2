import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { ApiError } from '@/api/client'
import type { Session } from '@/session/session'
import { SessionContext } from '@/session/session-context'
import { currentToasts } from '@/ui/toast'
import { openCart, sendChange } from './calls'
import { useCart, type CartState } from './cart-context'
import { keepCartId, knownCartId } from './cart-id'
import { outcome } from './announce'
import { CartProvider } from './CartProvider'
import { cartOf, item } from './fixture'
import { REST_MS } from './quantities'
import type { Cart } from './types'

vi.mock('./calls', () => ({ openCart: vi.fn(), sendChange: vi.fn() }))

const tuque = item('tuque')
let state: CartState
let sent: string[]

function Probe() {
  state = useCart()
  return null
}

/** A cart whose server answers with `answers`, in order. */
async function start(...answers: (Cart | Error)[]) {
  vi.mocked(openCart).mockResolvedValue(cartOf([tuque]))
  vi.mocked(sendChange).mockImplementation(async (id, change) => {
    sent.push(`${id} ${change.kind} ${'quantity' in change ? change.quantity : ''}`.trim())
    const answer = answers.shift() ?? cartOf([tuque])
    if (answer instanceof Error) throw answer
    return answer
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <CartProvider>
          <Probe />
        </CartProvider>
      </SessionContext>
    </QueryClientProvider>,
  )
  await settle()
}

/** As much of a session as the cart needs; `hold` signs someone in, or out with null. */
let holder: string | null = null
let changed = () => {}
const session = {
  holder: () => holder,
  subscribe: (listener: () => void) => {
    changed = listener
    return () => {}
  },
  onSignIn: () => () => {},
} as unknown as Session
const hold = async (who: string | null) => {
  holder = who
  act(changed)
  await settle()
}
const settle = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
})

describe('the cart', () => {
  it('sends a quantity once it rests', async () => {
    await start(cartOf([item('tuque', { quantity: 4 })]))
    for (const quantity of [2, 3, 4]) act(() => state.setQuantity(tuque, quantity))
    expect([state.quantityOf(tuque), state.busy, sent]).toEqual([4, true, []])
    await settle(REST_MS + 10)
    expect(sent).toEqual(['CART set 4'])
    expect([state.cart?.items[0]?.quantity, state.busy]).toEqual([4, false])
    expect(state.last && outcome(state.last)).toContain('quantité\u00a0: 4')
  })

  it('sends nothing outside the bounds, and keeps showing it', async () => {
    await start()
    for (const quantity of [6, 0]) {
      act(() => state.setQuantity(tuque, quantity))
      await settle(REST_MS * 3)
      expect([sent, state.quantityOf(tuque), state.busy]).toEqual([[], quantity, false])
    }
  })

  it('goes back to the truth when a change is refused, in the server’s words', async () => {
    await start(new ApiError(400, { code: 'limit_exceeded', detail: 'Trop.' }))
    act(() => state.remove(tuque))
    await settle()
    expect(state.cart?.items.map(({ id }) => id)).toEqual(['tuque'])
    expect(currentToasts().at(-1)).toMatchObject({ kind: 'error', text: 'Trop.' })
  })

  it('rejects the promise of a refused addition', async () => {
    await start(new ApiError(400, { code: 'limit_exceeded', detail: 'Trop.' }))
    const added = state.add({ variantId: 'v', quantity: 1 }).catch((error: Error) => error.message)
    await settle()
    expect(await added).toBe('Trop.')
  })

  it('leaves with its owner at sign-out, and stays with a guest', async () => {
    keepCartId('CART')
    await start()
    await hold('maude')
    expect(knownCartId()).toBe('CART')
    const opened = vi.mocked(openCart).mock.calls.length
    vi.mocked(openCart).mockResolvedValue({ ...cartOf([]), id: 'NOUVEAU' })
    await hold(null)
    expect(knownCartId()).toBeUndefined()
    expect(vi.mocked(openCart).mock.calls.length).toBe(opened + 1)
    expect(state.cart?.items).toEqual([])
  })

  it('takes the lines of an order again, but for those that are in it', async () => {
    await start()
    await act(() =>
      state.refill([
        { variantId: tuque.variantId, quantity: 1 },
        { variantId: 'autre', quantity: 2 },
      ]),
    )
    expect(sent).toEqual(['CART add 2'])
  })

  it('takes one unit of what is no longer offered in its quantity, and tells what is not offered at all', async () => {
    const refused = new ApiError(409, { code: 'out_of_stock', detail: 'Épuisé' })
    await start(refused, cartOf([tuque]), refused)
    let gone: string[] = []
    await act(async () => {
      gone = await state.refill([
        { variantId: 'rare', quantity: 2 },
        { variantId: 'partie', quantity: 1 },
      ])
    })
    expect(sent).toEqual(['CART add 2', 'CART add 1', 'CART add 1'])
    expect(gone).toEqual(['partie'])
  })
})
