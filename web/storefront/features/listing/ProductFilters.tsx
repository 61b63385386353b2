import type { ReactNode } from 'react'
import type { CategoryNode } from '@/storefront/categories'
import { withCategories, withOnly, withPrice, withStore, withValues } from './actions'
import type { ProductPage } from './types'
import { CategoryFilter } from './CategoryFilter'
import { CategoryTree } from './CategoryTree'
import { categoryMenu } from './category-menu'
import { DistanceFilter } from './DistanceFilter'
import type { FilterProps } from './FilterSheet'
import { OnlyFilter } from './OnlyFilter'
import { PriceFilter } from './PriceFilter'
import { ShopFilter } from './ShopFilter'
import type { ValueKind } from './state'
import { ValueFilter } from './ValueFilter'

type ProductFiltersProps = FilterProps<ProductPage> & {
  tree: readonly CategoryNode[]
  /** From a top category down to the one the page is about; absent where the address chooses among all. */
  within: readonly CategoryNode[] | undefined
  /** Where a category leads from the page of another; null is all categories. */
  linkTo: (node: CategoryNode | null) => string
  /** The own categories of a shop, on its page: there is no other shop to choose, nor any distance. */
  menu: ((props: FilterProps<ProductPage>) => ReactNode) | undefined
}

/** The sidebar of a listing of products. */
export function ProductFilters({ tree, within, linkTo, menu, ...props }: ProductFiltersProps) {
  const { state, answer, onChange, hrefFor } = props
  const facets = answer?.facets
  const categories = facets?.categories ?? []
  const byValue = (kind: ValueKind) => (
    <ValueFilter
      key={kind}
      kind={kind}
      facets={facets?.[kind] ?? []}
      chosen={state.values[kind]}
      onChoose={(keys) => onChange(withValues(state, kind, keys))}
    />
  )
  return (
    <>
      {menu?.(props) ??
        (within ? (
          <CategoryFilter menu={categoryMenu(tree, categories, within, answer?.total ?? 0)} linkTo={linkTo} />
        ) : (
          <CategoryTree
            tree={tree}
            facets={categories}
            chosen={state.categories}
            hrefFor={(keys) => hrefFor(withCategories(state, keys))}
            onChoose={(keys) => onChange(withCategories(state, keys))}
          />
        ))}
      <PriceFilter value={state.priceBetween} onChange={(between) => onChange(withPrice(state, between))} />
      <OnlyFilter counts={facets} chosen={state.only} onChoose={(only) => onChange(withOnly(state, only))} />
      {(['colors', 'sizes', 'materials'] as const).map(byValue)}
      {!menu && (
        <>
          <DistanceFilter state={state} onChange={onChange} />
          {byValue('regions')}
          <ShopFilter
            stores={facets?.stores ?? []}
            chosen={state.store}
            onChoose={(slug) => onChange(withStore(state, slug))}
          />
        </>
      )}
    </>
  )
}
