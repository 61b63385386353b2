import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { listingMeta } from './seo'
import { DEFAULT_STATE, type ListingState } from './state'

const range = (pageCount: number, total = pageCount * 20) => ({ from: 1, to: 20, total, pageCount, currentPage: 1 })
const meta = (change: Partial<ListingState>, pages = 5) =>
  listingMeta('/categorie/bijoux', { ...DEFAULT_STATE, ...change }, range(pages), 'products')

describe('what a listing says to search engines', () => {
  it('the first page is its own path and names the next one', () => {
    expect(meta({})).toEqual({ canonical: '/categorie/bijoux', next: '/categorie/bijoux?page=2' })
  })
  it('a page in the middle is its own canonical, between its neighbours', () => {
    expect(meta({ page: 2 })).toEqual({
      canonical: '/categorie/bijoux?page=2',
      prev: '/categorie/bijoux',
      next: '/categorie/bijoux?page=3',
    })
  })
  it('the last page has no next one', () => {
    expect(meta({ page: 5 })).toEqual({ canonical: '/categorie/bijoux?page=5', prev: '/categorie/bijoux?page=4' })
  })
  it('a list of one page has no neighbours', () => {
    expect(meta({}, 1)).toEqual({ canonical: '/categorie/bijoux' })
  })
  it.each<Partial<ListingState>>([
    { q: 'or' },
    { sortBy: 'popularity' },
    { perPage: 40 },
    { categories: ['1'] },
    { store: 'a' },
    { lat: 1, lon: 1 },
    { priceBetween: { min: 20, max: 1000 } },
    { page: 6 },
    { page: 2, q: 'or' },
  ])('%o is not indexed', (change) => {
    expect(meta(change)).toEqual({ robots: 'noindex, follow' })
  })
  it('nothing found is not indexed', () => {
    expect(listingMeta('/recherche', DEFAULT_STATE, range(0))).toEqual({ robots: 'noindex, follow' })
  })
})

it('the breadcrumb starts at home and numbers its steps', () => {
  const block = breadcrumbJsonLd('https://exemple.test', 'Accueil', [{ label: 'Bijoux', href: '/categorie/bijoux' }])
  expect(block).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Accueil', item: 'https://exemple.test/' },
      { position: 2, name: 'Bijoux', item: 'https://exemple.test/categorie/bijoux' },
    ],
  })
})
