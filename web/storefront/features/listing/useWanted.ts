import { useState } from 'react'
import { writeState, type ListingState } from './state'

/**
 * What the filters show as chosen. The address changes only when its results have arrived; until then the choice itself
 * is shown, so that a box reacts at once and a second choice builds on the first.
 */
export function useWanted(
  state: ListingState,
  go: (state: ListingState) => void,
): [ListingState, (next: ListingState) => void] {
  const [wanted, setWanted] = useState<ListingState>()
  const [last, setLast] = useState(writeState(state))
  if (last !== writeState(state)) {
    setLast(writeState(state))
    setWanted(undefined)
  }
  const change = (next: ListingState) => {
    setWanted(next)
    go(next)
  }
  return [wanted ?? state, change]
}
