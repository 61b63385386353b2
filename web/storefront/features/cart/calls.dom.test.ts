import { beforeEach, expect, it, vi } from 'vitest'
import '@/storefront/testing'
import { openCart, sendChange } from './calls'
import { cartOf, item } from './fixture'

type Answer = [status: number, body: object]

// The API's client takes hold of fetch as soon as it is imported.
const server = vi.hoisted(() => {
  const server = { asked: [] as string[], answers: [] as [number, object][] }
  globalThis.fetch = async (input) => {
    const request = input as Request
    server.asked.push(`${request.method} ${new URL(request.url).pathname}`)
    const [status, body] = server.answers.shift() ?? [500, {}]
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  }
  return server
})
const asked = () => server.asked
const answer = (...answers: Answer[]) => void (server.answers = answers)

beforeEach(() => void (server.asked = []))

const cart = { ...cartOf([]), id: 'NOUVEAU' }
const gone = (code: string): Answer => [404, { code, detail: '' }]

it('creates a cart when the browser has none, and remembers it', async () => {
  answer([201, cart])
  expect((await openCart()).id).toBe('NOUVEAU')
  expect(asked()).toEqual(['POST /v1/carts'])
  expect(document.cookie).toContain('cart_id=NOUVEAU')
})

it('opens the one it has', async () => {
  document.cookie = 'cart_id=ANCIEN; Path=/'
  answer([200, { ...cart, id: 'ANCIEN' }])
  expect((await openCart()).id).toBe('ANCIEN')
  expect(asked()).toEqual(['GET /v1/carts/ANCIEN'])
})

it.each(['cart_not_found', 'cart_ordered'])('replaces it after %s', async (code) => {
  document.cookie = 'cart_id=ANCIEN; Path=/'
  answer(gone(code), [201, cart])
  expect((await openCart()).id).toBe('NOUVEAU')
  expect(document.cookie).toContain('cart_id=NOUVEAU')
})

it('keeps it when the server fails', async () => {
  document.cookie = 'cart_id=ANCIEN; Path=/'
  answer([500, {}])
  await expect(openCart()).rejects.toThrow()
  expect(document.cookie).toContain('cart_id=ANCIEN')
})

it('adds to a new cart when the old one was ordered meanwhile', async () => {
  answer(gone('cart_ordered'), [201, cart], [201, { cart }])
  await sendChange('ANCIEN', { kind: 'add', variantId: 'v', quantity: 1 })
  expect(asked()).toEqual(['POST /v1/carts/ANCIEN/items/', 'POST /v1/carts', 'POST /v1/carts/NOUVEAU/items/'])
})

it('takes a line that another tab took out for gone', async () => {
  document.cookie = 'cart_id=ANCIEN; Path=/'
  answer(gone('cart_item_not_found'), [200, cart])
  await sendChange('ANCIEN', { kind: 'remove', item: item('a') })
  expect(asked()).toEqual(['DELETE /v1/carts/ANCIEN/items/a', 'GET /v1/carts/ANCIEN'])
})

it('becomes its user’s at sign-in, and may go on under another id', async () => {
  answer([200, { ...cart, id: 'AUTRE' }])
  expect((await sendChange('ANCIEN', { kind: 'claim' })).id).toBe('AUTRE')
  expect(asked()).toEqual(['POST /v1/carts/ANCIEN/claim'])
  expect(document.cookie).toContain('cart_id=AUTRE')
})

it('claims a new one when the old one was ordered meanwhile', async () => {
  answer(gone('cart_ordered'), [201, cart], [200, cart])
  await sendChange('ANCIEN', { kind: 'claim' })
  expect(asked()).toEqual(['POST /v1/carts/ANCIEN/claim', 'POST /v1/carts', 'POST /v1/carts/NOUVEAU/claim'])
})

it('tells which order a cart became when another tab ordered it', async () => {
  answer([201, cart])
  await openCart() // so that the browser remembers one
  answer([404, { code: 'cart_ordered', detail: '', extra: { orderId: 'o1' } }], [201, cart])
  expect((await openCart()).ordered).toBe('o1')
  answer([200, cart])
  expect((await openCart()).ordered).toBeUndefined()
})
