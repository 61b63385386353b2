import { type QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { ApiError, type ApiQuery } from '@/api/client'
import type { Match, Pages, Read, RouteModule } from '@/router/route'

/** The page on screen: where it is, its code, and the status it would have had as a document. */
export interface View extends Match {
  url: string
  module: RouteModule
  status: number
  /** How the visitor came here; the shell scrolls to the top only on 'push'. */
  cause: 'load' | 'push' | 'replace' | 'pop'
  /** The address that a link was followed from. */
  from?: string
}

export type NavigationState = 'idle' | 'loading' | 'failed'

/**
 * Navigator changes the page without a new document: it fetches the page's code and the data it needs, exactly as
 * the server plans them, then shows it. The address bar changes first, so that a slow page can be left again.
 */
export class Navigator {
  #view: View
  #state: NavigationState = 'idle'
  #turn = 0
  readonly #queries: QueryClient
  readonly #pages: Pages
  readonly #listeners = new Set<() => void>()

  constructor(view: View, queries: QueryClient, pages: Pages) {
    this.#view = view
    this.#queries = queries
    this.#pages = pages
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  view = () => this.#view
  state = () => this.#state

  /** Goes to an address of the application; anything else is left to the browser. */
  push = (url: string) => this.#go(url, 'push')
  /** Changes the address without a step in the history, for filters and other states of one page. */
  replace = (url: string) => this.#go(url, 'replace')

  /** Fetches the code and the data of an address that may be visited next. What fails is asked for again then. */
  prepare = async (url: string) => {
    const { route, context } = this.#pages.match(url)
    if (route.client || route === this.#pages.notFound) return
    const module = await this.#pages.load(route.page)
    await Promise.allSettled((module.needs?.(context) ?? []).map((need) => this.#queries.prefetchQuery(need)))
  }

  async #go(url: string, cause: 'push' | 'replace') {
    window.history[cause === 'push' ? 'pushState' : 'replaceState']({}, '', url)
    await this.show(url, cause)
  }

  /** Shows the page of the current address, after `pushState` or a step back. */
  async show(url: string, cause: View['cause']) {
    const turn = ++this.#turn
    this.#set('loading')
    try {
      const view = await openView(url, cause, this.#queries, this.#pages)
      if (turn !== this.#turn) return
      this.#view = cause === 'push' ? { ...view, from: this.#view.url } : view
      this.#set('idle')
    } catch (error) {
      if (turn !== this.#turn) return
      this.#set('failed')
      throw error
    }
  }

  #set(state: NavigationState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Loads the code and the data of an address; a missing essential answer turns it into the error page. */
export async function openView(url: string, cause: View['cause'], queries: QueryClient, pages: Pages): Promise<View> {
  const match = pages.match(url)
  const module = await pages.load(match.route.page)
  const status = match.route.client ? 200 : await loadNeeds(module.needs?.(match.context) ?? [], queries)
  if (match.route === pages.notFound || status !== 200) {
    return errorView(url, cause, status === 200 ? 404 : status, queries, pages)
  }
  const redirect = match.route.client ? undefined : module.meta(match.context, reader(queries)).redirect
  if (redirect) {
    window.history.replaceState({}, '', redirect)
    return openView(redirect, cause, queries, pages)
  }
  return { ...match, url, module, status, cause }
}

async function errorView(
  url: string,
  cause: View['cause'],
  status: number,
  queries: QueryClient,
  pages: Pages,
): Promise<View> {
  const module = await pages.load(pages.notFound.page)
  const context = { ...pages.match(url).context, status }
  await loadNeeds(module.needs?.(context) ?? [], queries)
  return { route: pages.notFound, context, url, module, status, cause }
}

async function loadNeeds(needs: ApiQuery<unknown>[], queries: QueryClient): Promise<number> {
  const results = await Promise.allSettled(
    needs.map((need) => queries.ensureQueryData({ ...need, revalidateIfStale: true })),
  )
  for (const [i, result] of results.entries()) {
    if (result.status === 'fulfilled' || needs[i]?.optional) continue
    if (result.reason instanceof ApiError) return statusOfPage(result.reason.status)
    throw result.reason
  }
  return 200
}

/**
 * The status of a page whose essential answer failed. The reads are made from the page's address: where the API finds
 * nothing, or refuses what the address holds (a name too long), the address leads nowhere.
 */
export function statusOfPage(answered: number): number {
  if (answered === 404 || answered === 400 || answered === 422) return 404
  return answered === 503 ? 503 : 500
}

/** Reads answers that are already there, for a page's `meta`. */
export function reader(queries: QueryClient): Read {
  return <T,>(query: ApiQuery<T>) => queries.getQueryData<T>(query.queryKey)
}

const NavigationContext = createContext<Navigator | null>(null)

export function NavigationProvider({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  return <NavigationContext value={navigator}>{children}</NavigationContext>
}

/** The navigator itself, to go somewhere. */
export function useNavigator(): Navigator {
  const navigator = use(NavigationContext)
  if (!navigator) throw new Error('useNavigator outside of NavigationProvider')
  return navigator
}

/** The page on screen; the component renders again when it changes. */
export function useView(): View {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.view, navigator.view)
}

/** Whether a page is being fetched, for the progress bar. */
export function useNavigationState(): NavigationState {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state)
}
