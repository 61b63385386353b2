import { useQuery } from '@tanstack/react-query'
import type { Visitor } from '@/session/visitor'
import { savedAddressesQuery } from '@/storefront/features/address-form/saved-addresses'
import { savedCardsQuery } from '@/storefront/features/card-form/saved-cards'
import type { Saved } from './saved'

/** What the visitor kept. A guest kept nothing; a list that could not be read counts as empty, and one types as a guest. */
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
