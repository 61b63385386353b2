import type { ReactNode } from 'react'
import type { CategoryNode } from '@/storefront/categories'
import { withPrice, withStore } from './actions'
import type { ProductPage } from './types'
import { CategoryFilter } from './CategoryFilter'
import { categoryMenu } from './category-menu'
import type { FilterProps } from './FilterSheet'
import { PriceFilter } from './PriceFilter'
import { ShopFilter } from './ShopFilter'

type ProductFiltersProps = FilterProps<ProductPage> & {
  tree: readonly CategoryNode[]
  /** From a top category down to the current one; empty for all categories. */
  chain: readonly CategoryNode[]
  linkTo: (node: CategoryNode | null) => string
  menu?: ((props: FilterProps<ProductPage>) => ReactNode) | undefined
}

/** The sidebar of a listing of products. */
export function ProductFilters({ tree, chain, linkTo, menu, ...props }: ProductFiltersProps) {
  const { state, answer, onChange } = props
  const around = () => categoryMenu(tree, answer?.facets.categories ?? [], chain, answer?.total ?? 0)
  return (
    <>
      {menu ? menu(props) : <CategoryFilter menu={around()} linkTo={linkTo} />}
      <PriceFilter value={state.priceBetween} onChange={(between) => onChange(withPrice(state, between))} />
      <ShopFilter
        stores={answer?.facets.stores ?? []}
        chosen={state.store}
        onChoose={(slug) => onChange(withStore(state, slug))}
      />
    </>
  )
}
