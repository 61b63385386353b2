import { describe, expect, it } from 'vitest'
import type { ApiQuery } from '@/api/client'
import type { Read, RouteContext } from '@/router/route'
import * as about from '@/storefront/routes/shop-about'
import * as page from '@/storefront/routes/shop'
import { batture } from './sample'
import type { Shop } from './types'

const at = (query = ''): RouteContext => ({
  path: '/boutique/atelier-batture',
  params: { slug: 'atelier-batture' },
  query: new URLSearchParams(query),
})

/** Answers as the API would: the shop, and so many pages of products. */
function answers(shop: Partial<Shop> | null, total = 26): Read {
  const products = { total, pageCount: Math.ceil(total / 20), from: 1, to: 20, currentPage: 1 }
  return <T>({ queryKey: [address] }: ApiQuery<T>) =>
    (address.startsWith('/v1/stores/slug/')
      ? shop && { ...batture, ...shop }
      : address.includes('/search/')
        ? products
        : undefined) as T | undefined
}

describe('what a shop says to search engines', () => {
  it('is its name, its words and its one address', () => {
    expect(page.meta(at(), answers({}))).toMatchObject({
      title: 'Atelier Batture',
      description: 'Du grès cuit au bois.',
      canonical: '/boutique/atelier-batture',
      next: '/boutique/atelier-batture?page=2',
      image: '/boutique/atelier-batture/partage.jpeg',
    })
    expect(about.meta(at(), answers({}))).toMatchObject({ canonical: '/boutique/atelier-batture/a-propos' })
  })

  it('tells each page of its products apart', () => {
    expect(page.meta(at('page=2'), answers({}))).toMatchObject({
      title: 'Atelier Batture, page 2',
      canonical: '/boutique/atelier-batture?page=2',
      prev: '/boutique/atelier-batture',
    })
  })

  it('asks that searches, filters and missing pages be left out', () => {
    for (const query of ['q=tasse', 'categories=3', 'sortBy=popularity', 'page=9']) {
      expect(page.meta(at(query), answers({})).robots, query).toBe('noindex, follow')
    }
  })

  it('stays worth finding while the shop sells nothing yet', () => {
    const meta = page.meta(at(), answers({}, 0))
    expect([meta.robots, meta.canonical]).toEqual([undefined, '/boutique/atelier-batture'])
  })

  it('sends a former address to the present one, with what was asked', () => {
    const moved = answers({ slug: 'batture', redirectTo: '/boutique/batture' })
    expect(page.meta(at('q=tasse&utm_source=x'), moved).redirect).toBe('/boutique/batture?q=tasse')
    expect(about.meta(at(), moved).redirect).toBe('/boutique/batture/a-propos')
  })
})

it('a former address reaches the redirection although nothing is sold there', () => {
  const essential = page.needs(at()).filter(({ optional }) => !optional)
  expect(essential.map(({ queryKey: [address] }) => address)).toEqual(['/v1/stores/slug/atelier-batture'])
})
