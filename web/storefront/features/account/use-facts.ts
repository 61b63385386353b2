import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/account'
import { cardBrandName } from '@/lib/card-brand'
import { savedAddressesQuery } from '@/storefront/features/address-form/saved-addresses'
import { brandOf } from '@/storefront/features/card-form/brand'
import { savedCardsQuery } from '@/storefront/features/card-form/saved-cards'
import { ordersQuery } from '@/storefront/features/order/queries'
import type { OrderHead } from '@/storefront/features/order/types'
import { wishlistQuery } from '@/storefront/features/wishes/queries'
import type { AccountFacts } from './AccountHome'

const words = t.home

/** The texts of the tiles. When a read fails, its tile shows its title only. */
export function useFacts(userId: string): AccountFacts {
  const orders = useQuery(ordersQuery()).data
  const wishes = useQuery(wishlistQuery(userId)).data
  const addresses = useQuery(savedAddressesQuery(userId)).data
  const cards = useQuery(savedCardsQuery(userId)).data
  const card = cards?.find(({ isDefault }) => isDefault)
  return {
    orders: orders && words.orders(orders.total, orders.data.filter(isOpen).length),
    wishlist: wishes && words.wishlist(wishes.total),
    addresses: addresses && words.addresses(addresses.length),
    cards: cards && (card ? words.card(cardBrandName(brandOf(card.brand)), card.last4) : words.noCard),
    unread: (orders?.data ?? []).reduce((sum, { unreadMessages }) => sum + unreadMessages, 0),
  }
}

/** Whether something of the order is still to be delivered. */
const isOpen = ({ status }: OrderHead) =>
  status === 'pending' || status === 'paid' || status === 'dispatched' || status === 'partially_shipped'
