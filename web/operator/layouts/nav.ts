import { t } from '#i18n/operator'
import type { DeskIconName } from '@/desk/icons'
import type { Right } from '@/operator/me-context'
import { hasPage } from '@/operator/routes'

export interface Entry {
  path: string
  label: string
  icon: DeskIconName
  /** What one must be allowed to do to see it. */
  right: Right
  /** The letter after G that goes there. */
  key: string
  /** The lists of what is to do that this screen answers for: the side bar adds up how much waits in them. */
  waits?: readonly string[]
}

interface Group {
  label?: string
  entries: readonly Entry[]
}

const words = t.nav

/** What the console is made of, one entry per screen, in the order of the side bar. */
const groups: readonly Group[] = [
  { entries: [{ path: '/', label: words.home, icon: 'home', right: 'today.see', key: 'a' }] },
  {
    label: words.sales,
    entries: [
      { path: '/commandes', label: words.orders, icon: 'parcel', right: 'orders.read', key: 'c', waits: ['refunds'] },
      { path: '/retards', label: words.late, icon: 'clock', right: 'orders.read', key: 'r', waits: ['late'] },
      { path: '/retours', label: words.returns, icon: 'return', right: 'orders.read', key: 't', waits: ['returns'] },
      { path: '/litiges', label: words.disputes, icon: 'scales', right: 'money.read', key: 'l', waits: ['disputes'] },
    ],
  },
  {
    label: words.market,
    entries: [
      { path: '/boutiques', label: words.shops, icon: 'store', right: 'shops.read', key: 'b', waits: ['shops'] },
      { path: '/produits', label: words.products, icon: 'basket', right: 'products.read', key: 'p' },
      { path: '/questions', label: words.questions, icon: 'info', right: 'moderation.act', key: 'q' },
      { path: '/avis', label: words.reviews, icon: 'star', right: 'moderation.act', key: 'f' },
      {
        path: '/signalements',
        label: words.reports,
        icon: 'flag',
        right: 'moderation.act',
        key: 's',
        waits: ['reports'],
      },
      { path: '/personnes', label: words.people, icon: 'people', right: 'people.read', key: 'e' },
      { path: '/boite', label: words.inbox, icon: 'inbox', right: 'inbox.answer', key: 'o', waits: ['inbox'] },
    ],
  },
  {
    label: words.content,
    entries: [
      { path: '/categories', label: words.categories, icon: 'tree', right: 'categories.edit', key: 'k' },
      { path: '/textes', label: words.texts, icon: 'page', right: 'texts.edit', key: 'x' },
      { path: '/infolettre', label: words.newsletter, icon: 'letter', right: 'campaigns.run', key: 'i' },
      { path: '/concours', label: words.giveaway, icon: 'gift', right: 'campaigns.run', key: 'n' },
      { path: '/annonces', label: words.bulletins, icon: 'megaphone', right: 'bulletins.write', key: 'w' },
      { path: '/promotions', label: words.promotions, icon: 'percent', right: 'promotions.read', key: 'h' },
    ],
  },
  {
    label: words.money,
    entries: [
      {
        path: '/versements',
        label: words.payouts,
        icon: 'bank',
        right: 'money.read',
        key: 'v',
        waits: ['payoutRuns', 'payouts'],
      },
      { path: '/taxes', label: words.taxes, icon: 'percent', right: 'money.read', key: 'm' },
      {
        path: '/verification',
        label: words.verification,
        icon: 'checkCircle',
        right: 'money.read',
        key: 'd',
        waits: ['differences'],
      },
    ],
  },
  {
    label: words.house,
    entries: [
      { path: '/equipe', label: words.operators, icon: 'shield', right: 'operators.manage', key: 'u' },
      { path: '/journal', label: words.journal, icon: 'book', right: 'journal.read', key: 'j' },
      {
        path: '/systeme',
        label: words.system,
        icon: 'pulse',
        right: 'system.read',
        key: 'y',
        waits: ['letters', 'jobs'],
      },
    ],
  },
]

/** What someone with these rights sees in the side bar: screens that exist, groups that are not empty. */
export function navFor(rights: readonly string[]): Group[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ path, right }) => hasPage(path) && rights.includes(right)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether a page belongs to an entry: it is its page, or one below it. */
export const isIn = (entry: string, path: string): boolean =>
  entry === '/' ? path === '/' : path === entry || path.startsWith(`${entry}/`)

/** The entry that a page of the console belongs to; none for an address without a page. */
export const entryOf = (path: string): Entry | undefined =>
  groups.flatMap(({ entries }) => entries).find((entry) => isIn(entry.path, path) && hasPage(path))
