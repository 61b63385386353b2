import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiQuery } from '@/api/client'
import { Navigator, openView } from '@/router/navigation'
import { matcher, type Pages, type Route, type RouteModule } from '@/router/route'

// Pages that answer when the test says so, in the place of the real ones.
let modules: Record<string, RouteModule>
const notFound: Route = { path: '*', page: 'not-found' }
const routes: Route[] = [
  { path: '/', page: 'home' },
  { path: '/recherche', page: 'search' },
  { path: '/produit/:slug', page: 'product' },
]
const pages: Pages = { match: matcher(routes, notFound), load: (page) => Promise.resolve(modules[page]!), notFound }

const page = (module: Partial<RouteModule> = {}): RouteModule => ({
  meta: () => ({ title: 'x' }),
  default: () => null,
  ...module,
})
const need = (address: string, answer: () => Promise<unknown>): ApiQuery<unknown> => ({
  queryKey: [address],
  queryFn: answer,
})
const refuse = (status: number) => () => Promise.reject(new ApiError(status, {}))

/** An answer that comes when the test says so. */
function later() {
  let resolve: (answer: unknown) => void = () => {}
  const promise = new Promise<unknown>((done) => (resolve = done))
  return { promise, resolve }
}

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  modules = { home: page(), search: page(), product: page(), 'not-found': page() }
  window.history.replaceState({}, '', '/')
})

const start = async () => new Navigator(await openView('/', 'load', queries, pages), queries, pages)

test('a page is shown once its data is there', async () => {
  const { promise, resolve } = later()
  modules.search = page({ needs: () => [need('/v1/a', () => promise)] })
  const navigator = await start()
  const arrival = navigator.push('/recherche?q=tuque')
  expect(window.location.search).toBe('?q=tuque')
  expect(navigator.state()).toBe('loading')
  expect(navigator.view().route.page).toBe('home')
  resolve({})
  await arrival
  expect(navigator.state()).toBe('idle')
  expect(navigator.view()).toMatchObject({ route: { page: 'search' }, cause: 'push', status: 200 })
})

test('a page left before it came is never shown', async () => {
  const { promise, resolve } = later()
  modules.search = page({ needs: () => [need('/v1/slow', () => promise)] })
  const navigator = await start()
  const slow = navigator.push('/recherche')
  await navigator.push('/produit/tasse')
  resolve({})
  await slow
  expect(navigator.view().route.page).toBe('product')
})

test.each([
  [404, 404],
  [400, 404],
  [422, 404],
  [429, 500],
  [500, 500],
  [503, 503],
])('an essential answer of status %i becomes the error page with status %i', async (answered, shown) => {
  modules.product = page({ needs: () => [need('/v1/p', refuse(answered))] })
  const view = await openView('/produit/absent', 'push', queries, pages)
  expect(view).toMatchObject({ route: { page: 'not-found' }, status: shown, context: { status: shown } })
})

test('an optional answer may fail', async () => {
  modules.search = page({ needs: () => [{ ...need('/v1/o', refuse(500)), optional: true }] })
  expect(await openView('/recherche', 'push', queries, pages)).toMatchObject({ route: { page: 'search' }, status: 200 })
})

test('a page that has moved is followed, and the address bar with it', async () => {
  modules.product = page({
    meta: ({ params }) => (params.slug === 'ancien' ? { title: 'x', redirect: '/produit/nouveau' } : { title: 'x' }),
  })
  const view = await openView('/produit/ancien', 'push', queries, pages)
  expect(view.url).toBe('/produit/nouveau')
  expect(window.location.pathname).toBe('/produit/nouveau')
})

test('a page that cannot be fetched leaves the old one on screen and says so', async () => {
  modules.search = page({ needs: () => [need('/v1/n', () => Promise.reject(new TypeError('offline')))] })
  const navigator = await start()
  await expect(navigator.push('/recherche')).rejects.toThrow('offline')
  expect(navigator.state()).toBe('failed')
  expect(navigator.view().route.page).toBe('home')
})

test('an address of no page is the error page with status 404', async () => {
  expect(await openView('/nulle-part', 'push', queries, pages)).toMatchObject({
    route: { page: 'not-found' },
    status: 404,
  })
})

test('a page prepared ahead is shown without asking again', async () => {
  const ask = vi.fn(() => Promise.resolve({}))
  modules.product = page({ needs: () => [need('/v1/p', ask)] })
  queries.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  const navigator = await start()
  await navigator.prepare('/produit/tasse')
  expect(navigator.view().route.page).toBe('home')
  await navigator.push('/produit/tasse')
  expect(navigator.view().route.page).toBe('product')
  expect(ask).toHaveBeenCalledOnce()
})

test('what cannot be prepared is nobody’s business', async () => {
  modules.product = page({ needs: () => [need('/v1/p', refuse(500))] })
  const navigator = await start()
  await navigator.prepare('/produit/tasse')
  await navigator.prepare('/nulle-part')
  expect(navigator.state()).toBe('idle')
})
