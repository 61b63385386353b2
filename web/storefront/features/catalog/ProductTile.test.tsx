import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProductGrid } from './ProductGrid'
import { ProductTile } from './ProductTile'
import type { ProductSummary } from './types'

afterEach(cleanup)

const thumbs = { '480.webp': '/a.webp', '480.jpeg': '/a.jpg', '800.webp': '/b.webp', '800.jpeg': '/b.jpg' }
const mug: ProductSummary = {
  id: 'tasse',
  name: 'Tasse trempée, sauge',
  slug: 'tasse-trempee',
  storeSlug: 'atelier-batture',
  storeName: 'Atelier Batture',
  storeCity: 'Kamouraska',
  mainPhoto: '/a.jpg',
  thumbs,
  minPrice: 38,
  defaultRegularPrice: 0,
}
const show = (change: Partial<ProductSummary> = {}) =>
  render(<ProductTile product={{ ...mug, ...change }} sizes="20vw" />)

describe('a product tile', () => {
  it('links the shop name to the shop and the product name to the product', () => {
    show()
    expect(screen.getByRole('link', { name: 'Atelier Batture' }).getAttribute('href')).toBe('/boutique/atelier-batture')
    expect(screen.getByRole('link', { name: 'Tasse trempée, sauge' }).getAttribute('href')).toBe(
      '/produit/tasse-trempee',
    )
  })

  it('shows stars only when there are reviews', () => {
    const { unmount } = show()
    expect(screen.queryByText(/étoiles/)).toBeNull()
    unmount()
    show({ rating: 4.5, reviewCount: 12 })
    expect(screen.getByText('4,5 étoiles sur 5, 12 avis')).toBeTruthy()
    expect(screen.getByText('4,5 (12)')).toBeTruthy()
  })

  it('shows the minimum price alone when nothing is on sale', () => {
    show()
    expect(document.querySelector('.price')?.textContent).toBe('38,00\u00a0$')
    expect(document.querySelector('s')).toBeNull()
    expect(screen.queryByText('En solde')).toBeNull()
  })

  it('shows the badge, the struck regular price and the percentage when the regular price exceeds the price', () => {
    show({ defaultRegularPrice: 46 })
    expect(screen.getByText('En solde')).toBeTruthy()
    expect(document.querySelector('s')?.textContent).toContain('46,00\u00a0$')
    expect(document.querySelector('.percent')?.textContent).toBe('\u221217\u00a0%')
  })

  it('is not on sale when the regular price is the price, or below it', () => {
    show({ defaultRegularPrice: 38 })
    expect(screen.queryByText('En solde')).toBeNull()
    cleanup()
    show({ defaultRegularPrice: 30 })
    expect(screen.queryByText('En solde')).toBeNull()
    expect(document.querySelector('s')).toBeNull()
  })

  it('bears « Livraison gratuite » under « En solde »', () => {
    show({ defaultRegularPrice: 46, freeShipping: true })
    const [sale, free] = [screen.getByText('En solde'), screen.getByText('Livraison gratuite')]
    expect(sale.compareDocumentPosition(free) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('says that a product is sold out, and promises no shipping of it', () => {
    const { container } = show({ available: false, freeShipping: true })
    expect(screen.getByText('Épuisé')).toBeTruthy()
    expect(container.querySelector('.soldOut')).toBeTruthy()
    expect(screen.queryByText('Livraison gratuite')).toBeNull()
    cleanup()
    show({ available: true })
    expect(screen.queryByText('Épuisé')).toBeNull()
  })

  it('fetches the second photo when a mouse comes, and never on a touch screen', () => {
    const hovers = { matches: false }
    vi.stubGlobal('matchMedia', () => hovers)
    show({ secondPhoto: '/deux.webp' })
    const tile = screen.getByRole('article')
    expect(tile.innerHTML).not.toContain('/deux.webp')
    fireEvent.mouseEnter(tile)
    expect(tile.innerHTML).not.toContain('/deux.webp')
    hovers.matches = true
    fireEvent.mouseEnter(tile)
    expect(tile.querySelector('.second')?.getAttribute('src')).toBe('/deux.webp')
    vi.unstubAllGlobals()
  })

  it('has a heart, for guests too', () => {
    show()
    const heart = screen.getByRole('button', { name: 'Ajouter à ma liste de souhaits\u00a0: Tasse trempée, sauge' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
  })

  it('reveals « Voir les détails », out of the way of the keyboard', () => {
    show()
    const link = screen.getByText('Voir les détails').closest('a')
    expect(link?.getAttribute('href')).toBe('/produit/tasse-trempee')
    expect(link?.tabIndex).toBe(-1)
  })

  it('says when there is no photo', () => {
    show({ thumbs: null })
    expect(screen.getByText('Aucune image disponible')).toBeTruthy()
  })
})

describe('a product grid', () => {
  it('keeps the place of products on their way with placeholders', () => {
    const { container } = render(<ProductGrid products={undefined} columns={5} />)
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
    expect(container.querySelectorAll('.placeholder')).toHaveLength(5)
  })

  it('shows each product once, and fetches at once only the photos seen first', () => {
    const products = ['a', 'b', 'c'].map((id) => ({ ...mug, id, name: id }))
    const { container } = render(<ProductGrid products={products} eager={1} />)
    const tiles = within(container).getAllByRole('article')
    expect(tiles.map((tile) => tile.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  })
})
