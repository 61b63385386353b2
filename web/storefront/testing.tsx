import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { NavigationProvider, Navigator, type View } from '@/router/navigation'
import { closeAll, setPanels } from '@/storefront/panels'
import type { Session } from '@/session/session'
import { SessionContext, SessionStateContext, type SessionStatus } from '@/session/session-context'
import { SiteContext, type Site } from '@/site/site'
import { VisitorContext, type Visitor } from '@/session/visitor'
import type { Category } from './categories'

/** What tests of the storefront share: a site, a place in it, and a clean browser before each. */
export const site: Site = {
  name: 'Rang & Rue',
  publicUrl: 'https://exemple.test',
  sellerUrl: 'https://vendre.exemple.test',
  operatorUrl: 'https://exemple.test/regie',
  contactEmail: 'bonjour@exemple.test',
  social: {
    facebook: 'https://facebook.test/rr',
    instagram: 'https://instagram.test/rr',
    pinterest: 'https://pinterest.test/rr',
    linkedin: 'https://linkedin.test/rr',
  },
  apps: { ios: 'https://ios.test/rr', android: 'https://android.test/rr' },
  tagManagerId: '',
  mapsKey: '',
  captchaKey: '',
  identity: {
    signInUrl: '/v1/identity/accounts:signInWithPassword',
    tokenUrl: '/v1/identity/token',
    signOutUrl: '/v1/identity/sign-out',
  },
  demo: true,
}

export const maude: Visitor = {
  id: 'u1',
  firstName: 'Maude',
  lastName: 'Roy',
  email: 'maude@exemple.test',
  phone: '4185550142',
}

const category = (id: string, name: string, order: number, parentId: string | null = null): Category => ({
  id,
  name,
  slug: id,
  order,
  parentId,
  productCount: order * 100,
})

export const categories: Category[] = [
  category('maison', 'Maison et décoration', 2),
  category('bijoux', 'Bijoux', 1),
  category('cartes', 'Cartes-cadeaux', 3),
  category('bagues', 'Bagues', 1, 'bijoux'),
  category('colliers', 'Colliers', 2, 'bijoux'),
  category('vaisselle', 'Vaisselle', 1, 'maison'),
  category('eclairage', 'Éclairage', 2, 'maison'),
  category('textiles', 'Textiles', 3, 'maison'),
  category('chandelles', 'Chandelles', 4, 'maison'),
  category('affiches', 'Affiches', 5, 'maison'),
  category('anneaux', 'Anneaux', 1, 'bagues'),
]

const view = (path: string, cause: View['cause'], layout?: View['route']['layout']): View => ({
  url: path,
  route: { path, page: 'home', ...(layout && { layout }) },
  context: { path: path.split('?')[0] ?? path, params: {}, query: new URLSearchParams(path.split('?')[1]) },
  module: { meta: () => ({ title: '' }), default: () => null },
  status: 200,
  cause,
})

/** A navigator without a network: `visit` shows an address at once, `push` only remembers what was asked. */
class TestNavigator extends Navigator {
  #shown: View
  #tell = new Set<() => void>()
  asked: string[] = []
  constructor(path: string, layout?: View['route']['layout']) {
    const first = view(path, 'load', layout)
    super(first, new QueryClient(), { match: () => first, load: () => first.module, notFound: first.route })
    this.#shown = first
    this.view = () => this.#shown
    this.subscribe = (listener) => {
      this.#tell.add(listener)
      return () => void this.#tell.delete(listener)
    }
    this.push = async (url) => void this.asked.push(url)
    this.replace = this.push
  }
  visit(path: string, cause: View['cause'] = 'push') {
    this.#shown = view(path, cause)
    act(() => this.#tell.forEach((listener) => listener()))
  }
}

type Options = {
  path?: string
  layout?: View['route']['layout']
  visitor?: Visitor | null
  site?: Partial<Site>
  session?: Session
  status?: SessionStatus
}

/** Renders something as if it stood on a page of the site. */
export function renderOnSite(ui: ReactNode, options: Options = {}) {
  const navigator = new TestNavigator(options.path ?? '/', options.layout)
  const status = options.status ?? (options.visitor ? 'signedIn' : 'guest')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })
  const result = render(ui, {
    wrapper: ({ children }) => (
      <SiteContext value={{ ...site, ...options.site }}>
        <SessionContext value={options.session ?? null}>
          <SessionStateContext value={{ status, retry: () => {} }}>
            <VisitorContext value={options.visitor ?? null}>
              <QueryClientProvider client={queries}>
                <NavigationProvider navigator={navigator}>{children}</NavigationProvider>
              </QueryClientProvider>
            </VisitorContext>
          </SessionStateContext>
        </SessionContext>
      </SiteContext>
    ),
  })
  return { ...result, navigator }
}

/** Scrolls the page as a visitor would. */
export function scrollPage(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

export function resizePage(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true })
}

/** The cookie texts written from now on, with their lifetimes. */
export function watchCookies(): string[] {
  const written: string[] = []
  const proto = Object.getPrototypeOf(document) as object
  const own = Object.getOwnPropertyDescriptor(document, 'cookie') ?? findDescriptor(proto)
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => own.get?.call(document) as string,
    set: (text: string) => {
      written.push(text)
      own.set?.call(document, text)
    },
  })
  return written
}

function findDescriptor(start: object): PropertyDescriptor {
  for (let proto: object | null = start; proto; proto = Object.getPrototypeOf(proto) as object | null) {
    const found = Object.getOwnPropertyDescriptor(proto, 'cookie')
    if (found) return found
  }
  throw new Error('this browser has no cookies')
}

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  window.sessionStorage.clear()
  resizePage(1440)
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

afterEach(() => {
  cleanup()
  closeAll()
  setPanels({ sticky: false })
  Reflect.deleteProperty(document, 'cookie')
  vi.useRealTimers()
})
