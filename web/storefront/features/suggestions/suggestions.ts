import { t } from '#i18n/suggestions'
import { get } from '@/api/client'
import type { components } from '@/api/schema'
import { fold } from '@/lib/fold'
import type { Thumbs } from '@/ui/Picture'

/** How many letters before anything is suggested. */
export const SUGGESTED_FROM = 2

type Suggestions = components['schemas']['SearchSuggestions']

export const suggestionsQuery = (q: string) => get('/search/suggestions', { query: { q } })

/** One line of the list: a place to go. */
export interface Suggestion {
  key: string
  /** Empty for a line that does something instead of leading somewhere. */
  href: string
  label: string
  /** A word of context: the shop of a product, the town of a shop, what a category is in. */
  detail?: string
  /** In dollars. */
  price?: number
  /** Null shows an empty frame; undefined shows none. */
  thumbs?: Thumbs | null
}

export interface SuggestionGroup {
  label: string
  items: Suggestion[]
}

/**
 * The suggestions as lines, in groups; groups without lines are left out. Shops come first when their name is being
 * typed.
 */
export function groupsOf({ products, stores, categories }: Suggestions, typed: string): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      label: t.products,
      items: products.map(({ id, name, slug, storeName, minPrice, thumbs }) => ({
        key: `product-${id}`,
        href: `/produit/${slug}`,
        label: name,
        detail: storeName,
        price: minPrice,
        thumbs,
      })),
    },
    {
      label: t.stores,
      items: stores.map(({ id, name, slug, city, thumbs }) => ({
        key: `store-${id}`,
        href: `/boutique/${slug}`,
        label: name,
        detail: city,
        thumbs,
      })),
    },
    {
      label: t.categories,
      items: categories.map(({ id, name, path, parents }) => ({
        key: `category-${id}`,
        href: `/categorie/${path}`,
        label: name,
        detail: parents?.join(' › '),
      })),
    },
  ]
  const named = stores.some(({ name }) => fold(name).startsWith(fold(typed)))
  if (named) groups.unshift(...groups.splice(1, 1))
  return groups.filter(({ items }) => items.length > 0)
}

/** The last line: everything the words find. */
export const everything = (q: string): Suggestion => ({
  key: 'all',
  href: searchFor(q),
  label: t.seeAll(q),
})

export const searchFor = (q: string) => `/recherche?${new URLSearchParams({ q })}`
