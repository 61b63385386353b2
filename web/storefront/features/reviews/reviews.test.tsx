import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { OrderReviews } from './OrderReviews'
import * as calls from './queries'
import { ReviewList } from './ReviewList'
import { Reviews } from './Reviews'

const said = (id: string, more: Partial<calls.Review> = {}): calls.Review => ({
  id,
  author: 'Maude T.',
  stars: 4,
  text: `Avis ${id}.`,
  photos: [],
  returned: false,
  createdAt: '2026-11-03T15:00:00Z',
  answer: null,
  answeredAt: null,
  ...more,
})
const line = (more: Partial<calls.Line> = {}): calls.Line => ({
  itemId: 'i1',
  productId: 'p1',
  productName: 'Tasse trempée',
  productUrl: 'tasse-trempee',
  variantName: 'Sauge',
  thumbnail: '',
  author: 'Maude T.',
  refusal: '',
  review: null,
  ...more,
})
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the reviews of a product', () => {
  const page = (data: calls.Review[], currentPage = 1, pageCount = 1): calls.ReviewPage => ({
    data,
    currentPage,
    pageCount,
    total: data.length,
    from: 1,
    to: data.length,
  })

  const answer = (read: (at: number) => Promise<calls.ReviewPage>) => {
    const real = calls.reviewsQuery('p1')
    const query = { ...real, queryFn: ({ pageParam }: { pageParam: number }) => read(pageParam), enabled: true }
    vi.spyOn(calls, 'reviewsQuery').mockReturnValue(query as never)
  }

  it('are nothing without any, else an average and how it is spread', () => {
    const { unmount } = renderOnSite(<Reviews productId="p1" shopName="Batture" summary={null} />)
    expect(screen.queryByRole('heading')).toBeNull()
    unmount()
    answer(async () => page([]))
    const summary = { count: 3, average: 4.3, stars: [0, 0, 1, 0, 2], latest: [] }
    renderOnSite(<Reviews productId="p1" shopName="Batture" summary={summary} />)
    expect(screen.getByText('4,3 sur 5')).toBeTruthy()
    expect(screen.getByText('3 avis d’achat vérifié')).toBeTruthy()
    expect(screen.getByText('5 étoiles : 2 avis')).toBeTruthy()
    expect(screen.getByText('1 étoile : 0 avis')).toBeTruthy()
  })

  it('are listed with the answer, a way to report each, and the rest on demand', async () => {
    answer(async (at) =>
      at === 1
        ? page([said('1', { answer: 'Merci!' }), said('2', { author: '', returned: true })], 1, 2)
        : page([said('3', { text: 'Voir https://exemple.org' })], 2, 2),
    )
    renderOnSite(<ReviewList productId="p1" shopName="Atelier Batture" />)
    expect(await screen.findByText('Avis 1.')).toBeTruthy()
    expect(screen.getByText('Merci!')).toBeTruthy()
    expect(screen.getAllByText('Avis d’achat vérifié')).toHaveLength(1)
    expect(screen.getByText('Produit retourné : cet avis ne compte pas dans la moyenne')).toBeTruthy()
    expect(screen.getByText('Une personne de la clientèle, 3 novembre 2026')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Signaler cet avis' })).toHaveLength(2)
    press('Voir plus d’avis')
    expect(await screen.findByText('Voir https://exemple.org')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /exemple/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Voir plus d’avis' })).toBeNull()
  })
})

describe('the reviews of an order', () => {
  let lines: calls.Line[]
  beforeEach(() => {
    vi.spyOn(calls, 'linesQuery').mockImplementation(
      ({ orderId }) =>
        ({ queryKey: [`/v1/orders/${orderId}/reviews`], queryFn: async () => lines, enabled: true }) as never,
    )
  })

  it('are not spoken of before anything was received', async () => {
    lines = [line({ refusal: 'not_received' })]
    renderOnSite(<OrderReviews orderId="o1" />)
    await waitFor(() => expect(calls.linesQuery).toHaveBeenCalled())
    expect(screen.queryByText('Vos avis')).toBeNull()
  })

  it('need stars, and are sent with the token of the link', async () => {
    lines = [line(), line({ itemId: 'i2', productName: 'Bol', refusal: 'item_returned' })]
    const write = vi.spyOn(calls, 'writeReview').mockResolvedValue({} as calls.Mine)
    renderOnSite(<OrderReviews orderId="o1" token="jeton" />)
    expect(await screen.findByText(/il ne peut plus recevoir d’avis/)).toBeTruthy()
    press('Donner mon avis\u00a0: Tasse trempée')
    expect(screen.getByText('Il paraîtra sous le nom « Maude T. ».')).toBeTruthy()
    press('Publier mon avis')
    expect(screen.getByText('Choisissez de 1 à 5 étoiles.')).toBeTruthy()
    expect(write).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '4 étoiles sur 5' }))
    fireEvent.change(screen.getByLabelText(/^Votre avis/), { target: { value: ' Belle. ' } })
    press('Publier mon avis')
    const bought = { orderId: 'o1', token: 'jeton' }
    await waitFor(() => expect(write).toHaveBeenCalledWith(bought, 'i1', { stars: 4, text: 'Belle.', photos: [] }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publier mon avis' })).toBeNull())
  })

  it('keep what could not be sent, with the reason', async () => {
    lines = [line({ review: { ...said('1'), photoKeys: [], hidden: true, hiddenReason: 'Hors sujet.' } })]
    const problem = { detail: 'Votre compte est suspendu.' }
    vi.spyOn(calls, 'writeReview').mockRejectedValue(new ApiError(403, problem))
    renderOnSite(<OrderReviews orderId="o1" />)
    expect(await screen.findByText('Votre avis n’est plus affiché. Raison : Hors sujet.')).toBeTruthy()
    press('Modifier mon avis\u00a0: Tasse trempée')
    press('Enregistrer mon avis')
    expect(await screen.findByText('Votre compte est suspendu.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre avis/).value).toBe('Avis 1.')
  })

  it('take photos, four at most, that can be taken out again', async () => {
    lines = [line()]
    let sent = 0
    vi.spyOn(calls, 'sendPhoto').mockImplementation(async () => {
      sent++
      const thumbs = { '480.webp': '', '480.jpeg': `/${sent}.jpeg`, '800.webp': '', '800.jpeg': '' }
      return { key: `k${sent}`, file: '', thumbs, width: 1, height: 1, alt: '', color: '' }
    })
    renderOnSite(<OrderReviews orderId="o1" />)
    fireEvent.click(await screen.findByRole('button', { name: /^Donner mon avis/ }))
    const files = Array.from({ length: 5 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }))
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })
    expect(await screen.findByRole('img', { name: 'Photo 4' })).toBeTruthy()
    expect(sent).toBe(4)
    expect(screen.queryByRole('button', { name: 'Ajouter une photo' })).toBeNull()
    press('Retirer la photo 2')
    expect(screen.queryByRole('img', { name: 'Photo 4' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ajouter une photo' })).toBeTruthy()
  })
})
