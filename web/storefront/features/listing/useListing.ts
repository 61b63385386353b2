import type { ApiQuery } from '@/api/client'
import { useNavigator, useView } from '@/router/navigation'
import type { PageRange } from './types'
import { readState, writeState, type ListingState, type Tab } from './state'

/** A listing on a page: what its address says, and the ways to say something else. */
export interface Listing<A extends PageRange> {
  state: ListingState
  /** The answer a state would have. */
  query: (state: ListingState) => ApiQuery<A>
  hrefFor: (state: ListingState) => string
  /** Shows another state of the same page: a step of the history, but neither scroll nor focus moves. */
  go: (state: ListingState) => void
  /** All of it comes from one shop. */
  oneShop?: boolean
}

type Options<A extends PageRange> = {
  query: (state: ListingState) => ApiQuery<A>
  /** Set where the page has one tab only. */
  fixedTab?: Tab
}

/** The listing of the page on screen. */
export function useListing<A extends PageRange>({ query, fixedTab }: Options<A>): Listing<A> {
  const navigator = useNavigator()
  const { context } = useView()
  const hrefFor = (state: ListingState) => context.path + writeState(state, fixedTab)
  return {
    state: readState(context.query, fixedTab),
    query,
    hrefFor,
    go: (state) => {
      const url = hrefFor(state)
      if (url === window.location.pathname + window.location.search) return
      window.history.pushState({}, '', url)
      void navigator.show(url, 'replace')
    },
  }
}
