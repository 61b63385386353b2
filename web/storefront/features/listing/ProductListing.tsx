import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CategoryNode } from '@/storefront/categories'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
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
  /** The categories that may be chosen here, or that the page is about. */
  tree: readonly CategoryNode[]
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
export function ProductListing({ listing, tree, within, linkTo, menu, stores }: ProductListingProps) {
  const { state, hrefFor } = listing
  const place = usePlaceName(state)
  const { data: answer, isError, refetch } = useQuery(listing.query(state))
  const named = (key: string) =>
    chainTo(tree, (node) => categoryKey(node) === key || node.id === key || node.slug === key)
  const chips = chipsOf(state, {
    category: (key) => named(key).at(-1)?.name,
    place,
    store: (slug) => answer?.facets.stores.find((store) => store.slug === slug)?.name,
    value: (kind, key) => answer?.facets[kind].find((facet) => facet.code === key)?.name,
    gone: (filter, key) => answer?.unknown.some((one) => one.filter === filter && one.value === key) ?? false,
  })
  return (
    <ListingView
      listing={listing}
      answer={answer}
      failed={isError}
      onRetry={() => void refetch()}
      reviewed={answer?.data.some(({ reviewCount = 0 }) => reviewCount > 0)}
      chips={chips}
      filters={(props) => (
        <ProductFilters
          {...props}
          tree={tree}
          within={within}
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
