import { QUERY_NAMES } from '@/storefront/features/listing/state'
import { matchPath, type Route, type RouteContext } from '@/storefront/route'

/** Every address of the storefront. The first that fits wins; none means the error page with status 404. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/produit/:slug', page: 'product', query: ['variante'] },
  { path: '/recherche', page: 'search', query: QUERY_NAMES },
  { path: '/categorie', page: 'categories' },
  { path: '/categorie/*', page: 'category', query: QUERY_NAMES },
  { path: '/boutique', page: 'shops', query: QUERY_NAMES },
  { path: '/boutique/:slug', page: 'shop', query: QUERY_NAMES },
  { path: '/boutique/:slug/a-propos', page: 'shop-about' },
  { path: '/panier', page: 'checkout', client: true },
  { path: '/panier/merci/:id', page: 'thank-you', client: true },
  { path: '/suivi-de-commande', page: 'tracking', client: true },
]

export const notFound: Route = { path: '*', page: 'not-found' }

export interface Match {
  route: Route
  context: RouteContext
}

/** Finds the page of an address given as path and query, for example /recherche?q=tuque. */
export function matchRoute(url: string): Match {
  const [address = '/'] = url.split('#')
  const cut = address.indexOf('?')
  const path = cut < 0 ? address : address.slice(0, cut)
  const query = new URLSearchParams(cut < 0 ? '' : address.slice(cut + 1))
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, context: { path, params, query } }
  }
  return { route: notFound, context: { path, params: {}, query } }
}
