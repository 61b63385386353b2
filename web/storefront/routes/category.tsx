import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t as catalog } from '#i18n/catalog'
import { t } from '#i18n/search'
import { nestCategories, type CategoryNode } from '@/storefront/categories'
import { categoriesAroundQuery } from '@/storefront/features/listing/categories'
import { chainTo } from '@/storefront/features/listing/category-menu'
import { CategorySlider } from '@/storefront/features/listing/CategorySlider'
import { ProductListing } from '@/storefront/features/listing/ProductListing'
import { categoryQuery, placeNeeds } from '@/storefront/features/listing/queries'
import { listingMeta } from '@/storefront/features/listing/seo'
import { readState, writeState, type ListingState } from '@/storefront/features/listing/state'
import { useListing } from '@/storefront/features/listing/useListing'
import { PageHead } from '@/storefront/features/search/PageHead'
import { useNavigator, useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'
import layout from '@/ui/layout.module.css'

const TAB = 'products'
const HOME = { label: catalog.category.all, href: '/categorie' }
const slugsOf = (params: Record<string, string>) => params['*'] ?? ''

/** The address chooses the category, so it cannot be filtered away. */
const stateOf = (query: URLSearchParams): ListingState => ({ ...readState(query, TAB), categories: [] })

export const needs = ({ params, query }: RouteContext) => [
  categoriesAroundQuery(slugsOf(params)),
  categoryQuery(slugsOf(params), stateOf(query)),
  ...placeNeeds(stateOf(query)),
]

export const meta = ({ path, params, query }: RouteContext, read: Read): Meta => {
  const state = stateOf(query)
  const tree = nestCategories(read(categoriesAroundQuery(slugsOf(params))) ?? [])
  const category = chainAt(tree, path).at(-1)
  const range = read(categoryQuery(slugsOf(params), state))
  if (!category) return moved(tree, slugsOf(params), state, range?.redirectTo)
  return {
    title: state.page > 1 ? t.category.page(category.name, state.page) : category.name,
    description: t.category.description(category.name, range?.total ?? 0),
    ...listingMeta(category.link, state, range, TAB),
  }
}

/**
 * The call also knows a category by a former address, its slug alone or its number; its one address is the chain of
 * slugs.
 */
function moved(tree: readonly CategoryNode[], name: string, state: ListingState, redirectTo?: string): Meta {
  const named = (node: CategoryNode) => node.slug === name || node.id === name || String(node.shortId) === name
  const category = chainTo(tree, redirectTo ? (node) => node.link === redirectTo : named).at(-1)
  const title = category?.name ?? t.categories.title
  return category ? { title, redirect: category.link + writeState(state, TAB) } : { title, robots: 'noindex' }
}

function chainAt(tree: readonly CategoryNode[], path: string): CategoryNode[] {
  const plain = path.replace(/\/+$/, '')
  return chainTo(tree, (node) => node.link === plain || encodeURI(node.link) === plain)
}

export default function CategoryPage() {
  const { context } = useView()
  const tree = nestCategories(useQuery(categoriesAroundQuery(slugsOf(context.params))).data ?? [])
  const chain = chainAt(tree, context.path)
  const category = chain.at(-1)
  const base = useListing({ query: (state) => categoryQuery(slugsOf(context.params), state), fixedTab: TAB })
  const listing = { ...base, state: { ...base.state, categories: [] } }
  const trail = [HOME, ...chain.slice(0, -1).map(({ name, link }) => ({ label: name, href: link }))]
  const title = category?.name ?? ''
  const redirectTo = useQuery(categoryQuery(slugsOf(context.params), base.state)).data?.redirectTo
  useMoved(
    category || tree.length === 0
      ? undefined
      : moved(tree, slugsOf(context.params), listing.state, redirectTo).redirect,
  )
  return (
    <div className={layout.frame}>
      <PageHead title={title} current={title} trail={trail} path={category?.link ?? context.path} />
      {category && <CategorySlider categories={category.children} />}
      <ProductListing
        listing={listing}
        tree={tree}
        within={chain}
        linkTo={(node, state) => (node ? node.link + writeState({ ...state, page: 1 }, TAB) : HOME.href)}
      />
    </div>
  )
}

/** Does in the browser what the server's 301 does. */
function useMoved(address: string | undefined) {
  const navigator = useNavigator()
  useEffect(() => {
    if (address) void navigator.replace(address)
  }, [navigator, address])
}
