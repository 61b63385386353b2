import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maude, renderOnSite, site } from '@/storefront/testing'
import { useVisitor } from '@/session/visitor'
import { NavigationProvider, Navigator } from '@/router/navigation'
import { pages } from '@/storefront/pages'
import { matchRoute } from '@/storefront/routes'
import { SignedInOnly } from '@/storefront/session/SignedInOnly'
import { Session } from './session'
import { isPersonal, useSessionState } from './session-context'
import { SessionProvider } from './SessionProvider'
import { keepTokens } from './tokens'

const alive = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.x`
let queries: QueryClient
let session: Session
let stop: () => void
let user: () => Response

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  session = new Session(site.identity)
  user = () => Response.json(maude)
  vi.stubGlobal('fetch', async () => user())
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function Greeting() {
  const visitor = useVisitor()
  return <output>{`${useSessionState().status} ${visitor?.firstName ?? ''}`.trim()}</output>
}

function show() {
  stop = session.start()
  const url = '/panier'
  const navigator = new Navigator(
    {
      ...matchRoute(url),
      url,
      module: { meta: () => ({ title: '' }), default: () => null },
      status: 200,
      cause: 'load',
    },
    queries,
    pages,
  )
  render(
    <QueryClientProvider client={queries}>
      <NavigationProvider navigator={navigator}>
        <SessionProvider session={session}>
          <Greeting />
        </SessionProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

it('a guest is a guest', async () => {
  show()
  await says('guest')
})

it('a person with tokens is known once their record is read', async () => {
  keepTokens({ idToken: alive, providerId: 'p1' })
  show()
  expect(screen.getByRole('status').textContent).toBe('loading')
  await says('signedIn Maude')
})

it('a record that cannot be read is a failure, not a guest', async () => {
  keepTokens({ idToken: alive, providerId: 'p1' })
  user = () => Response.json({}, { status: 503 })
  show()
  await says('failed')
})

it('tokens whose account is gone are given up', async () => {
  keepTokens({ idToken: alive, providerId: 'p1' })
  user = () => Response.json({}, { status: 404 })
  show()
  await says('guest')
  expect(document.cookie).not.toContain('auth_user_id')
})

it('signing out leaves nothing of what was read for that person', async () => {
  keepTokens({ idToken: alive, providerId: 'p1' })
  show()
  await says('signedIn Maude')
  queries.setQueryData(['/v1/orders?page=1'], ['une commande'])
  queries.setQueryData(['/v1/product-categories/flat'], ['bijoux'])
  await act(() => session.signOut())
  await says('guest')
  expect(queries.getQueryData(['/v1/orders?page=1'])).toBeUndefined()
  expect(queries.getQueryData(['/v1/product-categories/flat'])).toEqual(['bijoux'])
})

it.each([
  ['/v1/orders', true],
  ['/v1/orders/reference/RR/detail', true],
  ['/v1/users/u1/wishlists?page=1', true],
  ['/v1/me', true],
  ['/v1/customer-messages/orders/o/stores/s', true],
  ['/v1/return-requests/order/o', true],
  ['/v1/invoices/orders/o', true],
  ['/v1/products/slug/tasse', false],
  ['/v1/users/provider-id/p1', false],
  ['/v1/search/products', false],
])('the answer to %s is personal: %s', (address, personal) => {
  expect(isPersonal([address])).toBe(personal)
})

it('a page of the account sends a guest to sign in, and back', () => {
  stop = () => {}
  const { navigator } = renderOnSite(<SignedInOnly>secret</SignedInOnly>, { path: '/compte/mes-commandes?page=2' })
  expect(navigator.asked).toEqual(['/connexion?retour=%2Fcompte%2Fmes-commandes%3Fpage%3D2'])
  expect(screen.queryByText('secret')).toBeNull()
})

it('it waits while nothing is known, and opens for a customer', () => {
  stop = () => {}
  const { navigator, unmount } = renderOnSite(<SignedInOnly>secret</SignedInOnly>, { status: 'loading' })
  expect([navigator.asked, screen.queryByText('secret')]).toEqual([[], null])
  unmount()
  renderOnSite(<SignedInOnly>secret</SignedInOnly>, { visitor: maude })
  expect(screen.getByText('secret')).toBeTruthy()
})
