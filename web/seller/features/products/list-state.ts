import { pageOf } from '@/lib/page-number'
import { toQueryString } from '@/lib/query-string'
import { to } from '@/desk/address'
import type { ProductStatus } from './queries'

/** What a list of products shows; it is all in the address, so that the browser's back button works. */
export interface ListState {
  q: string
  status: ProductStatus | undefined
  stock: 'low' | 'out' | undefined
  sort: Sort
  page: number
}

export const SORTS = ['created:desc', 'updated:desc', 'name:asc', 'price:asc', 'price:desc'] as const
export type Sort = (typeof SORTS)[number]

const STATUSES = ['draft', 'published', 'archived'] as const
const STOCKS = ['low', 'out'] as const
const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value)

export function listState(query: URLSearchParams): ListState {
  return {
    q: query.get('q') ?? '',
    status: oneOf(STATUSES, query.get('etat')),
    stock: oneOf(STOCKS, query.get('stock')),
    sort: oneOf(SORTS, query.get('tri')) ?? SORTS[0],
    page: pageOf(query),
  }
}

/** The address of a list with some of its state changed. Anything but the page begins again at the first. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const { q, status, stock, sort, page } = { ...state, page: 1, ...change }
  return (
    to('/produits') +
    toQueryString({
      q,
      etat: status,
      stock,
      tri: sort === SORTS[0] ? undefined : sort,
      page: page > 1 ? page : undefined,
    })
  )
}

/** What the call is asked. */
export function listQuery({ q, status, stock, sort, page }: ListState) {
  const [by, direction] = sort.split(':') as ['created' | 'updated' | 'name' | 'price', 'asc' | 'desc']
  return {
    ...(q && { search: q }),
    ...(status && { status }),
    ...(stock && { stock }),
    sort: by,
    direction,
    page,
    perPage: PER_PAGE,
  }
}

export const PER_PAGE = 50
