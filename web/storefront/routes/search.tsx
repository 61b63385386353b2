import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t as listingText } from '#i18n/listing'
import { t } from '#i18n/search'
import { optional } from '@/api/client'
import { formatCount } from '@/lib/format-money'
import { categoryNamesQuery, useCategoryTree } from '@/storefront/features/listing/categories'
import { toTab, withCategories } from '@/storefront/features/listing/actions'
import { categoryKey } from '@/storefront/features/listing/category-menu'
import { ProductListing } from '@/storefront/features/listing/ProductListing'
import { placeNeeds, productsQuery, storesQuery } from '@/storefront/features/listing/queries'
import { listingMeta } from '@/storefront/features/listing/seo'
import { readState, type ListingState, type Tab } from '@/storefront/features/listing/state'
import { StoreListing } from '@/storefront/features/listing/StoreListing'
import { useListing } from '@/storefront/features/listing/useListing'
import { PageHead } from '@/storefront/features/search/PageHead'
import { useSearchLog } from '@/storefront/features/search/useSearchLog'
import { useRecentSearch } from '@/storefront/features/suggestions/recent'
import type { Meta, Read, RouteContext } from '@/router/route'
import layout from '@/ui/layout.module.css'
import { Tabs } from '@/ui/Tabs'

/** The state each tab would have: its own when it is the active one, else one result of it, which tells how many. */
const stateOf = (state: ListingState, tab: Tab) => (state.tab === tab ? state : { ...toTab(state, tab), perPage: 1 })

export const needs = ({ query }: RouteContext) => {
  const state = readState(query)
  const [products, stores] = [productsQuery(stateOf(state, 'products')), storesQuery(stateOf(state, 'stores'))]
  // The other tab only lends its count.
  const pages = state.tab === 'products' ? [products, optional(stores)] : [stores, optional(products)]
  return [categoryNamesQuery(), ...pages, ...placeNeeds(state)]
}

export const meta = ({ path, query }: RouteContext, read: Read): Meta => {
  const state = readState(query)
  const range = state.tab === 'products' ? read(productsQuery(state)) : read(storesQuery(state))
  const title = titleOf(state)
  // The plain list of shops is the page of shops.
  const index = state.tab === 'stores' ? { robots: 'noindex, follow' } : listingMeta(path, state, range)
  return {
    title: state.page > 1 ? t.category.page(title, state.page) : title,
    description: t.search.description,
    ...index,
  }
}

export default function SearchPage() {
  const tree = useCategoryTree()
  const products = useListing({ query: productsQuery })
  const stores = useListing({ query: storesQuery })
  const { state, go } = products
  const counts = {
    products: useQuery(productsQuery(stateOf(state, 'products'))).data?.total,
    stores: useQuery(storesQuery(stateOf(state, 'stores'))).data?.total,
  }
  useSearchLog(state.q, counts[state.tab])
  useRecentSearch(state.q, counts[state.tab])
  const panels: Record<Tab, () => ReactNode> = {
    products: () => (
      <ProductListing
        listing={products}
        tree={tree}
        linkTo={(node, from) => products.hrefFor(withCategories(from, node ? [categoryKey(node)] : []))}
        stores={counts.stores}
      />
    ),
    stores: () => <StoreListing listing={stores} />,
  }
  return (
    <div className={layout.frame}>
      <PageHead title={titleOf(state)} current={t.search.crumb} path="/recherche" />
      <Tabs
        label={listingText.tabs.label}
        selected={state.tab}
        onSelect={(tab) => go(toTab(state, tab as Tab))}
        tabs={(['products', 'stores'] as const).map((tab) => {
          const count = counts[tab]
          return {
            id: tab,
            label: listingText.tabs[tab],
            ...(count === undefined ? {} : { count: formatCount(count) }),
            panel: tab === state.tab && panels[tab](),
          }
        })}
      />
    </div>
  )
}

function titleOf({ q, tab }: ListingState): string {
  if (q) return t.search.titleFor(q)
  return tab === 'stores' ? t.search.storesTitle : t.search.title
}
