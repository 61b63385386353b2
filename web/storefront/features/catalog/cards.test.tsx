import { cleanup, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { sitePicture } from '@/assets/pictures'
import { nestCategories } from '@/storefront/categories'
import { CategoryCard } from './CategoryCard'
import { ShopCard } from './ShopCard'
import { shopsOf } from './shops-of'
import type { ProductSummary, ShopSummary } from './types'

afterEach(cleanup)

describe('a category card', () => {
  it('leads to the category and tells how many products it holds', () => {
    render(
      <CategoryCard
        category={{
          id: '1',
          name: 'Bijoux',
          link: '/categorie/bijoux',
          productCount: 1204,
          photo: 'bague',
        }}
      />,
    )
    const link = screen.getByRole('link')
    expect(link.textContent).toBe('Bijoux1\u00a0204\u00a0produits')
    expect(link.getAttribute('href')).toBe('/categorie/bijoux')
    expect(link.querySelector('img')?.getAttribute('src')).toContain('bague')
  })

  it('speaks of one product in the singular', () => {
    render(<CategoryCard category={{ id: '1', name: 'Bois', link: '/categorie/bois', productCount: 1, photo: null }} />)
    expect(screen.getByRole('link').textContent).toBe('Bois1\u00a0produit')
  })

  it('shows its own picture, or borrows that of the nearest ancestor that has one', () => {
    const flat = [
      { id: '1', slug: 'bijoux', name: 'Bijoux', parentId: null, order: 1, pictureName: 'bague' },
      { id: '2', slug: 'bagues', name: 'Bagues', parentId: '1', order: 1 },
      { id: '3', slug: 'bracelets', name: 'Bracelets', parentId: '1', order: 2, pictureName: 'bracelets' },
    ]
    const [rings, bracelets] = nestCategories(flat)[0]!.children
    expect(rings?.photo).toBe('bague')
    expect(bracelets?.photo).toBe('bracelets')
  })

  it('shows the strips when no picture is known', () => {
    const { container } = render(
      <CategoryCard category={{ id: '1', name: 'Autre', link: '/categorie/autre', photo: null }} />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.strips')).toBeTruthy()
  })

  it('has a real file behind every picture that the first tree of a market names', () => {
    const names = [...readFileSync('internal/domain/catalog/first.json', 'utf8').matchAll(/"picture": "([^"]+)"/g)]
    expect(names.length).toBeGreaterThan(60)
    for (const [, name] of names) expect(sitePicture(name!), name).not.toBeNull()
  })
})

describe('a shop card', () => {
  const shop: ShopSummary = {
    name: 'Atelier Batture',
    slug: 'atelier-batture',
    thumbs: null,
    city: 'Kamouraska',
    tagline: 'Du grès cuit au bois.',
  }

  it('names the town with the shop', () => {
    render(<ShopCard shop={shop} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/boutique/atelier-batture')
    expect(link.textContent).toContain('Du grès cuit au bois.Kamouraska')
  })

  it('hangs its initial when the shop has no photo', () => {
    render(<ShopCard shop={shop} />)
    expect(document.querySelector('.sign')?.textContent).toBe('A')
  })
})

it('the shops behind some products come once each, with their town and a photographed find', () => {
  const thumbs = { '480.webp': '/a.webp', '480.jpeg': '/a.jpg', '800.webp': '/b.webp', '800.jpeg': '/b.jpg' }
  const product = (name: string, storeSlug: string, photo = true): ProductSummary => ({
    id: name,
    name,
    slug: name,
    storeSlug,
    storeName: storeSlug,
    storeCity: 'Gaspé',
    mainPhoto: '',
    thumbs: photo ? thumbs : null,
    minPrice: 1,
    defaultRegularPrice: 0,
  })
  const shops = shopsOf(
    [product('a', 'x', false), product('b', 'x'), product('c', 'x'), product('d', 'y'), product('e', 'z')],
    2,
  )
  expect(shops.map((shop) => [shop.slug, shop.city, shop.tagline])).toEqual([
    ['x', 'Gaspé', 'Nouveauté\u00a0: b.'],
    ['y', 'Gaspé', 'Nouveauté\u00a0: d.'],
  ])
})
