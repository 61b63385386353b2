import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { maude, renderOnSite } from '@/storefront/testing'
import { changeGuestWishes, readGuestWishes } from './guest-wishes'
import { JoinWishes } from './JoinWishes'
import * as calls from './queries'
import { WishButton } from './WishButton'
import { WishHeart } from './WishHeart'

type Marks = Awaited<ReturnType<ReturnType<typeof calls.marksQuery>['queryFn']>>

const mug = { id: 'p1', name: 'Tasse', slug: 'tasse' }
let marks: Marks
const heart = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Ajouter à ma liste de souhaits\u00a0: Tasse' })
const pressed = (state: boolean) => vi.waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe(String(state)))

beforeEach(() => {
  vi.restoreAllMocks()
  marks = []
  vi.spyOn(calls, 'marksQuery').mockImplementation(
    (userId) => ({ queryKey: [userId], queryFn: async () => marks, enabled: true }) as never,
  )
})

test('a heart keeps the product, and shows that it is kept', async () => {
  const add = vi.spyOn(calls, 'addWish').mockResolvedValue()
  renderOnSite(<WishHeart product={mug} className="" />, { visitor: maude })
  await pressed(false)
  fireEvent.click(heart())
  await vi.waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith('u1', { productId: 'p1' }))
})

test('the heart of a product that is kept takes every variant of it away, and no other product', async () => {
  marks = [
    { itemId: 'w1', variantId: 'bleu', productId: 'p1' },
    { itemId: 'w2', variantId: 'vert', productId: 'p1' },
    { itemId: 'w3', variantId: 'bol', productId: 'p2' },
  ]
  const remove = vi.spyOn(calls, 'removeWish').mockResolvedValue()
  renderOnSite(<WishHeart product={mug} className="" />, { visitor: maude })
  await pressed(true)
  fireEvent.click(heart())
  await vi.waitFor(() =>
    expect(remove.mock.calls).toEqual([
      ['u1', 'w1'],
      ['u1', 'w2'],
    ]),
  )
})

test('the button of a product’s page is about the chosen variant alone', async () => {
  marks = [{ itemId: 'w1', variantId: 'bleu', productId: 'p1' }]
  const add = vi.spyOn(calls, 'addWish').mockResolvedValue()
  renderOnSite(<WishButton productId="p1" variantId="vert" />, { visitor: maude })
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter à ma liste de souhaits' }))
  await vi.waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith('u1', { variantId: 'vert' }))
})

test('a guest’s browser keeps the wish, and takes it away', async () => {
  window.localStorage.clear()
  const add = vi.spyOn(calls, 'addWish').mockResolvedValue()
  renderOnSite(<WishHeart product={mug} className="" />)
  fireEvent.click(heart())
  await pressed(true)
  expect(readGuestWishes()).toEqual([{ productId: 'p1', variantId: undefined }])
  fireEvent.click(heart())
  await pressed(false)
  expect(readGuestWishes()).toEqual([])
  expect(add).not.toHaveBeenCalled()
})

test('what a guest kept joins the list of who signs in, and leaves the browser once it has', async () => {
  changeGuestWishes('add', { productId: 'p1', variantId: 'vert' })
  const join = vi.spyOn(calls, 'joinWishes').mockRejectedValueOnce(new Error()).mockResolvedValue()
  const first = renderOnSite(<JoinWishes />, { visitor: maude })
  await vi.waitFor(() => expect(join).toHaveBeenCalledTimes(1))
  expect(readGuestWishes()).toHaveLength(1)
  first.unmount()
  renderOnSite(<JoinWishes />, { visitor: maude })
  await vi.waitFor(() => expect(readGuestWishes()).toEqual([]))
  expect(join).toHaveBeenLastCalledWith('u1', [{ productId: 'p1', variantId: 'vert' }])
})
