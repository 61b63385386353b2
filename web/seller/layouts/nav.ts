import { t } from '#i18n/seller'
import type { Work } from '@/seller/work'
import type { DeskIconName } from '@/desk/icons'

interface Entry {
  path: string
  label: string
  icon: DeskIconName
  /** How many things wait there. */
  count?: (work: Work) => number
}

/** What the seller space is made of, in the order of a day's work. */
export const nav: readonly Entry[] = [
  { path: '/', label: t.nav.home, icon: 'home' },
  { path: '/commandes', label: t.nav.orders, icon: 'parcel', count: ({ toShip }) => toShip.count },
  {
    path: '/retours',
    label: t.nav.returns,
    icon: 'return',
    count: ({ returns, returnsToReceive }) => returns.count + returnsToReceive.count,
  },
  { path: '/questions', label: t.nav.questions, icon: 'info', count: ({ questions }) => questions.count },
  { path: '/avis', label: t.nav.reviews, icon: 'star', count: ({ reviews }) => reviews.count },
  { path: '/messages', label: t.nav.messages, icon: 'bubble', count: ({ messages }) => messages.count },
  { path: '/produits', label: t.nav.products, icon: 'basket' },
  { path: '/promotions', label: t.nav.promotions, icon: 'card' },
  { path: '/ce-qui-marche', label: t.nav.trends, icon: 'bars' },
  { path: '/argent', label: t.nav.money, icon: 'receipt' },
  { path: '/boutique', label: t.nav.shop, icon: 'pin' },
  { path: '/equipe', label: t.nav.team, icon: 'people' },
  { path: '/journal', label: t.nav.journal, icon: 'book' },
]

/** Whether a page belongs to an entry: it is its page, or one below it. */
export const isIn = (entry: string, path: string): boolean =>
  entry === '/' ? path === '/' : path === entry || path.startsWith(`${entry}/`)
