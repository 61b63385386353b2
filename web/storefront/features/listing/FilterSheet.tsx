import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '#i18n/listing'
import { FilterDrawer } from './FilterDrawer'
import { setPanels, usePanel } from '@/storefront/panels'
import { Button } from '@/ui/Button'
import { reset } from './actions'
import type { PageRange } from './types'
import css from './FilterSheet.module.css'
import { writeState, type ListingState } from './state'
import type { Listing } from './useListing'

/** What filters are given wherever they are drawn. */
export interface FilterProps<A> {
  state: ListingState
  answer: A | undefined
  onChange: (state: ListingState) => void
  hrefFor: (state: ListingState) => string
}

type FilterSheetProps<A extends PageRange> = {
  listing: Listing<A>
  filters: (props: FilterProps<A>) => ReactNode
}

/** The drawer of narrow screens. Choices gather in it, with the count they would give, and take effect together. */
export function FilterSheet<A extends PageRange>({ listing, filters }: FilterSheetProps<A>) {
  const open = usePanel('filters')
  const [draft, setDraft] = useState<ListingState | null>(null)
  const state = (open && draft) || listing.state
  const { data } = useQuery({ ...listing.query(state), enabled: open, placeholderData: keepPreviousData })
  if (!open && draft) setDraft(null)

  function apply() {
    setPanels({ filters: false })
    if (writeState(state) !== writeState(listing.state)) listing.go(state)
  }
  const foot = (
    <div className={css.foot}>
      <Button variant="link" onClick={() => setDraft(reset(state))}>
        {t.filters.reset}
      </Button>
      <Button onClick={apply}>{data ? t.filters.show(data.total, state.tab) : t.filters.showPlain}</Button>
    </div>
  )
  return (
    <FilterDrawer footer={foot}>
      <div className={css.body}>{filters({ state, answer: data, onChange: setDraft, hrefFor: listing.hrefFor })}</div>
    </FilterDrawer>
  )
}
