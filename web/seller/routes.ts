import { matcher, type Pages, type Route, type RouteModule } from '@/router/route'
import { within } from '@/desk/address'
import { readOnly } from '@/seller/view'

/** Every address of the seller space, written from where it begins. The first that fits wins. */
const table: Route[] = [
  { path: '/', page: 'home' },
  { path: '/boutique', page: 'shop' },
  { path: '/boutique/nouvelle', page: 'shop-new', layout: 'bare' },
  { path: '/commandes', page: 'orders' },
  { path: '/commandes/:id', page: 'order' },
  { path: '/retours', page: 'returns' },
  { path: '/questions', page: 'questions' },
  { path: '/avis', page: 'reviews' },
  { path: '/messages', page: 'messages' },
  { path: '/messages/:orderId', page: 'thread' },
  { path: '/produits', page: 'products' },
  { path: '/produits/nouveau', page: 'product-new' },
  { path: '/produits/importer', page: 'products-import' },
  { path: '/produits/:id', page: 'product' },
  { path: '/produits/:id/apercu', page: 'product-preview' },
  { path: '/promotions', page: 'promotions' },
  { path: '/ce-qui-marche', page: 'trends' },
  { path: '/argent', page: 'money' },
  { path: '/equipe', page: 'team' },
  { path: '/journal', page: 'journal' },
  { path: '/invitation', page: 'invitation', layout: 'bare' },
]
export const routes: readonly Route[] = table.map((route) => ({ ...route, client: true }))

export const notFound: Route = { path: '*', page: 'not-found', client: true }

/** Pages that only serve to write: who only reads does not find them. */
const WRITTEN = ['shop-new', 'product-new', 'products-import', 'invitation']

const files = import.meta.glob<RouteModule>('./routes/*.tsx')
const match = matcher(routes, notFound)

/** The seller space, as the navigator knows it. */
export const pages: Pages = {
  match: (url) => {
    const found = match(within(url))
    return readOnly() && WRITTEN.includes(found.route.page) ? { ...found, route: notFound } : found
  },
  load: (page) => {
    const file = files[`./routes/${page}.tsx`]
    if (!file) throw new Error(`no page named ${page}`)
    return file()
  },
  notFound,
}
