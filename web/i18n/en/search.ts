import type { t as fr } from '../fr/search'

export const t = {
  search: {
    crumb: 'Search',
    title: 'All products',
    titleFor: (q) => `Results for “${q}”`,
    storesTitle: 'All shops',
    description: 'Every product of Quebec’s independent shops, to search, filter and sort.',
    nothingFor: (q) => `No result for “${q}”.`,
    didYouMean: 'Did you mean',
    insteadOf: (q, searched) => `No exact result for “${q}”; here is “${searched}”.`,
    exactly: (q) => `Search exactly “${q}”`,
    seeStores: (count, q) => `See ${count === 1 ? 'one shop' : `${count} shops`} for “${q}”`,
    defaults: 'Other finds in the meantime',
    defaultsStores: 'Other shops in the meantime',
  },
  categories: {
    title: 'All categories',
    description: 'Jewelry, clothing, fine foods, home: every category of Quebec’s independent shops.',
    failed: 'The categories could not be loaded.',
  },
  category: {
    description: (name, total) =>
      `${name}: ${total > 1 ? `${total} products` : 'products'} from Quebec’s independent shops. ` +
      `Several shops, one cart, one payment.`,
    page: (name, page) => `${name}, page ${page}`,
  },
  shops: {
    title: 'Shop by store',
    titleFor: (q) => `Shops for “${q}”`,
    lead: 'People who make things, each in their town. Come in.',
    description: 'Quebec’s independent shops, by trade and by town.',
    searchLabel: 'Find a shop',
    searchPlaceholder: 'Name or town',
    searchButton: 'Search',
  },
} satisfies typeof fr
