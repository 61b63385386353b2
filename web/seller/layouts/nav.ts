import { t } from '#i18n/seller'
import type { IconName } from '@/ui/Icon'

/** What the seller space is made of, in the order of a day's work. */
export const nav: readonly { path: string; label: string; icon: IconName }[] = [
  { path: '/', label: t.nav.home, icon: 'home' },
  { path: '/commandes', label: t.nav.orders, icon: 'parcel' },
  { path: '/retours', label: t.nav.returns, icon: 'return' },
  { path: '/questions', label: t.nav.questions, icon: 'info' },
  { path: '/messages', label: t.nav.messages, icon: 'bubble' },
  { path: '/produits', label: t.nav.products, icon: 'basket' },
  { path: '/argent', label: t.nav.money, icon: 'receipt' },
  { path: '/boutique', label: t.nav.shop, icon: 'pin' },
]

/** Whether a page belongs to an entry: it is its page, or one below it. */
export const isIn = (entry: string, path: string): boolean =>
  entry === '/' ? path === '/' : path === entry || path.startsWith(`${entry}/`)
