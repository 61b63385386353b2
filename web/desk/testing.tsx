import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { NavigationProvider, Navigator, type View } from '@/router/navigation'
import { VisitorContext } from '@/session/visitor'
import { SiteContext, type Site } from '@/site/site'

/** Shows a screen of a back office with answers already there, by the address of their reads. Nothing is fetched. */
export function showScreen(ui: ReactNode, answers: Record<string, unknown> = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnMount: false } },
  })
  for (const [address, answer] of Object.entries(answers)) queries.setQueryData([address], answer)
  return render(<QueryClientProvider client={queries}>{ui}</QueryClientProvider>)
}

const site = {
  name: 'Rang & Rue',
  publicUrl: 'https://exemple.test',
  sellerUrl: 'https://exemple.test/espace-vendeur',
  operatorUrl: 'https://exemple.test/regie',
  contactEmail: 'bonjour@exemple.test',
} as Site
const visitor = { id: 'u1', firstName: 'Maude', lastName: 'Roy', email: 'maude@exemple.test', phone: '4185550142' }

/** A view of one page at an address of its application, such as `/commandes?etat=late`. */
function viewOf(address: string): View {
  const [path = '/', query] = address.split('?')
  return {
    url: address,
    route: { path, page: 'home' },
    context: { path, params: {}, query: new URLSearchParams(query) },
    status: 200,
    cause: 'load',
    module: { meta: () => ({ title: '' }), default: () => null },
  }
}

/** The screen of a signed-in person. Navigations are recorded in `asked`, not followed. */
export function signedIn(ui: ReactNode, address = '/') {
  const view = viewOf(address)
  const navigator = new Navigator(view, new QueryClient(), {
    match: () => view,
    load: () => view.module,
    notFound: view.route,
  })
  const asked: string[] = []
  navigator.push = navigator.replace = async (url) => void asked.push(url)
  const screen = (
    <SiteContext value={site}>
      <VisitorContext value={visitor}>
        <NavigationProvider navigator={navigator}>{ui}</NavigationProvider>
      </VisitorContext>
    </SiteContext>
  )
  return { screen, asked }
}

/** Whether the page on screen would ask before it is left. */
export const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

// The commands of rich text, which no test browser has: what they do is the browser's own.
Object.assign(document, { execCommand: () => true, queryCommandState: () => false, queryCommandValue: () => '' })

// A read that no test answered stays on its way.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
