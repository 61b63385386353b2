import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { NavigationProvider, Navigator, type View } from '@/router/navigation'
import { ShopContext, type Shop } from '@/seller/shop-context'
import { VisitorContext } from '@/session/visitor'
import { SiteContext, type Site } from '@/site/site'

/** Shows a screen of the seller space with answers already there, by the address of their reads. Nothing is fetched. */
export function showScreen(ui: ReactNode, answers: Record<string, unknown> = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnMount: false } },
  })
  for (const [address, answer] of Object.entries(answers)) queries.setQueryData([address], answer)
  return render(<QueryClientProvider client={queries}>{ui}</QueryClientProvider>)
}

export const shop = { id: 's1', name: 'Atelier Batture', slug: 'atelier-batture', status: 'approved' } as Shop
const site = {
  name: 'Rang & Rue',
  publicUrl: 'https://exemple.test',
  sellerUrl: 'https://exemple.test/espace-vendeur',
  contactEmail: 'bonjour@exemple.test',
} as Site
const visitor = { id: 'u1', firstName: 'Maude', lastName: 'Roy', email: 'maude@exemple.test', phone: '4185550142' }

/** Renders a screen for a signed-in seller and their shop. Navigations are recorded, not followed. */
export function showInSpace(ui: ReactNode, answers: Record<string, unknown> = {}) {
  const route = { path: '/', page: 'home' }
  const view: View = {
    url: '/espace-vendeur',
    route,
    context: { path: '/', params: {}, query: new URLSearchParams() },
    status: 200,
    cause: 'load',
    module: { meta: () => ({ title: '' }), default: () => null },
  }
  const navigator = new Navigator(view, new QueryClient(), {
    match: () => view,
    load: () => view.module,
    notFound: route,
  })
  const asked: string[] = []
  navigator.push = navigator.replace = async (url) => void asked.push(url)
  const screen = (
    <SiteContext value={site}>
      <VisitorContext value={visitor}>
        <NavigationProvider navigator={navigator}>
          <ShopContext value={{ current: shop, all: [shop], choose: () => {} }}>{ui}</ShopContext>
        </NavigationProvider>
      </VisitorContext>
    </SiteContext>
  )
  return { ...showScreen(screen, answers), asked }
}

// The commands of rich text, which no test browser has: what they do is the browser's own.
Object.assign(document, { execCommand: () => true, queryCommandState: () => false, queryCommandValue: () => '' })

// A read that no test answered stays on its way.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
