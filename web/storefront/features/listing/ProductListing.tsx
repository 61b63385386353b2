import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { ApiError, type ApiQuery } from '@/api/client'
import { categoryNamesQuery, nestCategories, type CategoryNode } from '@/storefront/categories'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import { withCategories, withStore } from './actions'
import type { ProductPage } from './types'
import { categoryKey, chainTo } from './category-menu'
import { chipsOf } from './chips'
import type { FilterProps } from './FilterSheet'
import { ListingView } from './ListingView'
import { NothingFound } from './NothingFound'
import { ProductFilters } from './ProductFilters'
import { SearchedInstead } from './SearchedInstead'
import type { ListingState } from './state'
import type { Listing } from './useListing'
import { usePlaceName } from './usePlaceName'

type ProductListingProps = {
  listing: Listing<ProductPage>
  /** The category the page is about; absent on the search page, where the address chooses. */
  within?: readonly CategoryNode[]
  /** Where a category leads from here; null is all categories. */
  linkTo: (node: CategoryNode | null, state: ListingState) => string
  /** Stands in for the category navigation, where the page has another way through its products. */
  menu?: (props: FilterProps<ProductPage>) => ReactNode
  /** How many shops the same words find, where the page shows them too. */
  stores?: number | undefined
}

/** Products with their filters: the search page and the pages of categories. */
export function ProductListing({ listing, within, linkTo, menu, stores }: ProductListingProps) {
  const { state, hrefFor } = listing
  const tree = useCategoryTree()
  const place = usePlaceName(state)
  const { answer, failed, retry } = useAnswer(listing)
  const named = (key: string) =>
    chainTo(tree, (node) => categoryKey(node) === key || node.id === key || node.slug === key)
  const chainOf = ({ categories: [first, ...others] }: ListingState) =>
    within ?? (first && others.length === 0 ? named(first) : [])
  const chips = chipsOf(state, {
    category: (key) => named(key).at(-1)?.name,
    place,
    store: (slug) => answer?.facets.stores.find((store) => store.slug === slug)?.name,
  })
  return (
    <ListingView
      listing={listing}
      answer={answer}
      failed={failed}
      onRetry={retry}
      chips={chips}
      filters={(props) => (
        <ProductFilters
          {...props}
          tree={tree}
          chain={chainOf(props.state)}
          linkTo={(node) => linkTo(node, props.state)}
          menu={menu}
        />
      )}
    >
      <SearchedInstead state={state} searchedFor={answer?.searchedFor} hrefFor={hrefFor} />
      {answer?.isEmpty ? (
        <NothingFound
          state={state}
          hrefFor={hrefFor}
          didYouMean={answer.didYouMean}
          stores={stores}
          bare={answer.defaultData.length === 0}
        >
          <div data-grid>
            <ProductGrid products={answer.defaultData} />
          </div>
        </NothingFound>
      ) : (
        <div data-grid>
          <ProductGrid products={answer?.data} placeholders={state.perPage} eager={4} />
        </div>
      )}
    </ListingView>
  )
}

/** The whole tree of categories, nested once per answer. */
export function useCategoryTree(): CategoryNode[] {
  const { data } = useQuery(categoryNamesQuery())
  return useMemo(() => nestCategories(data ?? []), [data])
}

/** The answer to the state; without the categories and the shop when the server knows them no more. */
function useAnswer({ state, query }: Listing<ProductPage>) {
  const asked = useQuery(once(query(state)))
  const unknown = asked.error instanceof ApiError && asked.error.status === 422
  const plain = useQuery({ ...query(withStore(withCategories(state, []), '')), enabled: unknown })
  const used = unknown ? plain : asked
  return { answer: used.data, failed: used.isError, retry: () => void used.refetch() }
}

/** A refusal stays a refusal: asking again would only keep the visitor waiting. */
function once<T>(query: ApiQuery<T>) {
  return {
    ...query,
    retry: (count: number, error: Error) => count < 1 && !(error instanceof ApiError && error.status === 422),
  }
}
