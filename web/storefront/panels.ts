import { useSyncExternalStore } from 'react'

/** What is open around the page (the navigation flags). Any feature may open a drawer without knowing who draws it. */
export interface Panels {
  cart: boolean
  /** The search box of narrow screens. */
  search: boolean
  menu: boolean
  /** The filter drawer of listings. */
  filters: boolean
  /** Id of the category whose second level is open. */
  level2: string | null
  /** The page is scrolled far enough for the header to follow. */
  sticky: boolean
}

const closed: Panels = { cart: false, search: false, menu: false, filters: false, level2: null, sticky: false }

let state = closed
const listeners = new Set<() => void>()

/** Changes some flags and notifies their readers, unless nothing changed. */
export function setPanels(change: Partial<Panels>) {
  const same = (Object.keys(change) as (keyof Panels)[]).every((flag) => change[flag] === state[flag])
  if (same) return
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Closes everything that hides the page; called on every route change. */
export function closeAll() {
  setPanels({ ...closed, sticky: state.sticky })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reads one flag. The server always sees everything closed: its globals outlive a request. */
export function usePanel<F extends keyof Panels>(flag: F): Panels[F] {
  return useSyncExternalStore(
    subscribe,
    () => state[flag],
    () => closed[flag],
  )
}
