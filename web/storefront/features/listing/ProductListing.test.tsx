import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/storefront/features/catalog/types'
import { renderOnSite } from '@/storefront/testing'
import { ProductListing } from './ProductListing'
import { DEFAULT_STATE, writeState, type ListingState } from './state'
import type { ProductPage } from './types'

const mug: ProductSummary = {
  id: 'tasse',
  name: 'Tasse trempée',
  slug: 'tasse-trempee',
  storeSlug: 'atelier-batture',
  storeName: 'Atelier Batture',
  storeCity: 'Kamouraska',
  mainPhoto: '',
  thumbs: null,
  minPrice: 38,
  defaultRegularPrice: 0,
}

const page: ProductPage = {
  data: [mug],
  from: 1,
  to: 1,
  total: 1,
  pageCount: 1,
  currentPage: 1,
  isEmpty: false,
  defaultData: [],
  searchedFor: '',
  didYouMean: '',
  unknown: [],
  facets: {
    categories: [],
    stores: [],
    price: null,
    inStock: 0,
    onSale: 0,
    freeShipping: 0,
    colors: [],
    sizes: [],
    materials: [],
    regions: [],
  },
}

function show(answer: Partial<ProductPage>, change: Partial<ListingState> = {}) {
  const state = { ...DEFAULT_STATE, ...change }
  const query = { queryKey: ['/v1/x'] as const, queryFn: () => new Promise<never>(() => {}) }
  const hrefFor = (next: ListingState) => `/recherche${writeState(next)}`
  const listing = { state, hrefFor, go: () => {}, query: () => ({ ...query, initialData: { ...page, ...answer } }) }
  return renderOnSite(<ProductListing listing={listing} tree={[]} linkTo={() => '/'} />)
}

describe('a listing of products', () => {
  const orders = () =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' }).options].map(({ value }) => value)

  it('can be sorted by rating once something listed has reviews', () => {
    const { unmount } = show({ data: [{ ...mug, reviewCount: 0 }] })
    expect(orders()).not.toContain('rating')
    unmount()
    show({ data: [mug, { ...mug, id: 'bol', reviewCount: 2, rating: 4.5 }] })
    expect(orders()).toContain('rating')
  })

  it('says which of its filters nothing has any more, and takes them away', () => {
    show({ unknown: [{ filter: 'categories', value: '<b>' }] }, { categories: ['<b>'] })
    const gone = screen.getByRole('link', { name: 'Retirer le filtre <b> (n’existe plus)' })
    expect(gone.getAttribute('href')).toBe('/recherche')
  })
})
