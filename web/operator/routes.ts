import { within } from '@/desk/address'
import { matcher, type Pages, type Route, type RouteModule } from '@/router/route'

/** Every address of the console, written from where it begins. The first that fits wins. */
const table: Route[] = [
  { path: '/', page: 'home' },
  { path: '/commandes', page: 'orders' },
  { path: '/commandes/:id', page: 'order' },
  { path: '/retards', page: 'late' },
  { path: '/retours', page: 'returns' },
  { path: '/litiges', page: 'disputes' },
  { path: '/litiges/:id', page: 'dispute' },
  { path: '/boutiques', page: 'shops' },
  { path: '/boutiques/:id', page: 'shop' },
  { path: '/produits', page: 'products' },
  { path: '/questions', page: 'questions' },
  { path: '/avis', page: 'reviews' },
  { path: '/signalements', page: 'reports' },
  { path: '/personnes', page: 'people' },
  { path: '/personnes/:id', page: 'person' },
  { path: '/personnes/invite/:order', page: 'guest' },
  { path: '/categories', page: 'categories' },
  { path: '/textes', page: 'texts' },
  { path: '/textes/:id', page: 'text' },
  { path: '/boite', page: 'inbox' },
  { path: '/boite/:id', page: 'thread' },
  { path: '/infolettre', page: 'newsletter' },
  { path: '/concours', page: 'giveaway' },
  { path: '/promotions', page: 'promotions' },
  { path: '/annonces', page: 'bulletins' },
  { path: '/versements', page: 'payouts' },
  { path: '/versements/:id', page: 'payout-run' },
  { path: '/taxes', page: 'taxes' },
  { path: '/verification', page: 'verification' },
  { path: '/journal', page: 'journal' },
  { path: '/equipe', page: 'operators' },
  { path: '/systeme', page: 'system' },
  { path: '/acces', page: 'access' },
  { path: '/invitation', page: 'invitation', layout: 'bare' },
]

export const notFound: Route = { path: '*', page: 'not-found', client: true }

const files = import.meta.glob<RouteModule>('./routes/*.tsx')
const fileOf = (page: string) => files[`./routes/${page}.tsx`]

/** An address whose page has no file leads to not-found. */
export const routes: readonly Route[] = table
  .filter(({ page }) => fileOf(page))
  .map((route) => ({ ...route, client: true }))

const match = matcher(routes, notFound)

/** Whether an address of the console, written from where it begins, has a page. */
export const hasPage = (path: string): boolean => match(path).route !== notFound

/** The console, as the navigator knows it. */
export const pages: Pages = {
  match: (url) => match(within(url)),
  load: (page) => fileOf(page)!(),
  notFound,
}
