import { withCategories } from './actions'
import type { StorePage } from './types'
import { CodeFilter } from './CodeFilter'
import type { FilterProps } from './FilterSheet'

/** The sidebar of a listing of shops. */
export function StoreFilters({ state, answer, onChange }: FilterProps<StorePage>) {
  return (
    <CodeFilter
      facets={answer?.facets.categories ?? []}
      chosen={state.categories}
      onChoose={(codes) => onChange(withCategories(state, codes))}
    />
  )
}
