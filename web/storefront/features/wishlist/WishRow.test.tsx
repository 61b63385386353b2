import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AddToCartContext } from '@/storefront/add-to-cart'
import { renderOnSite } from '@/storefront/testing'
import type { WishlistItem } from './types'
import { WishRow } from './WishRow'

const cup = {
  itemId: 'w1',
  variantId: 'v1',
  productId: 'p1',
  productSlug: 'tasse',
  name: 'Tasse trempée',
  variantName: 'Bleu marée',
  storeId: 's1',
  storeName: 'Atelier Batture',
  storeSlug: 'atelier-batture',
  thumbs: null,
  alt: '',
  addedAt: '2026-11-09T15:00:00Z',
  options: { Couleur: 'Bleu marée' },
  currentPrice: 38,
  regularPrice: 45,
  isDeleted: false,
  inventoryMode: 'status',
  inventoryStatus: 'in_stock',
  inventoryQuantity: null,
  availability: 'for_sale',
} as unknown as WishlistItem

function show(change: Partial<WishlistItem> = {}, add = vi.fn(() => new Promise<void>(() => {}))) {
  const onRemove = vi.fn()
  renderOnSite(
    <AddToCartContext value={add}>
      <WishRow item={{ ...cup, ...change }} removing={false} onRemove={onRemove} />
    </AddToCartContext>,
  )
  return { add, onRemove }
}
const buy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Acheter Tasse trempée' })

describe('a row of the wishlist', () => {
  it('tells what it is, what it costs today and since when it is kept', () => {
    show()
    expect(screen.getByRole('link', { name: 'Tasse trempée' }).getAttribute('href')).toBe('/produit/tasse?variante=v1')
    expect(screen.getByText('Couleur : Bleu marée')).toBeTruthy()
    expect(screen.getByText('Ajouté le 9 novembre 2026')).toBeTruthy()
    expect(screen.getByText(/45,00/)).toBeTruthy()
  })

  it('buys one, with a spinner meanwhile', async () => {
    const { add } = show()
    fireEvent.click(buy())
    await vi.waitFor(() => expect(buy().getAttribute('aria-busy')).toBe('true'))
    expect(add).toHaveBeenCalledWith({ variantId: 'v1', quantity: 1 }, expect.anything())
  })

  it('cannot be bought when it is out of stock', () => {
    show({ inventoryStatus: 'out_of_stock', availability: 'sold_out' })
    expect(screen.getByText('En rupture de stock')).toBeTruthy()
    expect(buy().disabled).toBe(true)
  })

  it('leads nowhere once it is deleted, and can still be removed', () => {
    const { onRemove } = show({ isDeleted: true, availability: 'gone' })
    expect(screen.getByText("N'est plus disponible")).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Tasse trempée' })).toBeNull()
    expect(buy().disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Retirer Tasse trempée de la liste' }))
    expect(onRemove).toHaveBeenCalled()
  })
})
