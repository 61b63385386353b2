import { useQuery } from '@tanstack/react-query'
import type { Visitor } from '@/session/visitor'
import { savedAddressesQuery } from '@/storefront/features/address-form/saved-addresses'
import { savedCardsQuery } from '@/storefront/features/card-form/saved-cards'
import type { Saved } from './saved'

/** The visitor's saved addresses and cards; null for a guest. A list that could not be read counts as empty. */
export function useSaved(visitor: Visitor | null): { saved: Saved | null; waiting: boolean } {
  const userId = visitor?.id ?? ''
  const options = { enabled: visitor !== null, retry: false }
  const addresses = useQuery({ ...savedAddressesQuery(userId), ...options })
  const cards = useQuery({ ...savedCardsQuery(userId), ...options })
  return {
    saved: visitor && { userId, addresses: addresses.data ?? [], cards: cards.data ?? [] },
    waiting: visitor !== null && (addresses.isPending || cards.isPending),
  }
}
