import { toQueryString } from '@/lib/query-string'

export const PERIODS = [4, 12, 52] as const
export const COLUMNS = ['name', 'views', 'additions', 'orders', 'units', 'revenue', 'conversion'] as const
export type ColumnName = (typeof COLUMNS)[number]

/** Which figures are shown; all of it is in the address. */
export interface TrendsState {
  weeks: (typeof PERIODS)[number]
  /** The product they are of; empty for all. */
  product: string
  sort: { by: ColumnName; down: boolean }
}

const FIRST = '-revenue'

export function stateOf(query: URLSearchParams): TrendsState {
  const sort = query.get('tri') ?? FIRST
  const by = COLUMNS.find((name) => name === sort.replace('-', ''))
  return {
    weeks: PERIODS.find((weeks) => `${weeks}` === query.get('semaines')) ?? 4,
    product: query.get('produit') ?? '',
    sort: by ? { by, down: sort.startsWith('-') } : { by: 'revenue', down: true },
  }
}

/** How the table names its order. */
export const sortText = ({ by, down }: TrendsState['sort']) => (down ? `-${by}` : by)

/** The address of a state; what is usual is left out. */
export const hrefOf = (path: string, { weeks, product, sort }: TrendsState) =>
  path +
  toQueryString({
    semaines: weeks === 4 ? '' : weeks,
    produit: product,
    tri: sortText(sort) === FIRST ? '' : sortText(sort),
  })
