import { useSyncExternalStore } from 'react'
import { t } from '#i18n/wishes'
import { remembered } from '@/lib/remembered'
import { toast } from '@/ui/toast'

/** What a guest keeps in this browser until they sign in: a product, with the variant when one was chosen. */
export interface GuestWish {
  productId: string
  variantId: string | undefined
}

/** As many as the server takes when someone signs in. */
const MOST = 100
const kept = remembered('wishes', MOST)
const followers = new Set<() => void>()

const textOf = ({ productId, variantId }: GuestWish) => (variantId ? `${productId} ${variantId}` : productId)
const wishOf = (text: string): GuestWish => {
  const [productId = '', variantId] = text.split(' ')
  return { productId, variantId }
}

export const readGuestWishes = (): GuestWish[] => kept.read().map(wishOf)

/** Adds, removes or, without a wish, empties. Hearts on screen follow. */
export function changeGuestWishes(how: 'add' | 'remove' | 'clear', wish?: GuestWish): void {
  if (wish && how !== 'clear') kept[how](textOf(wish))
  else kept.clear()
  for (const follow of followers) follow()
}

/** The wishes of this browser, in any tab; none on the server. */
export function useGuestWishes(): GuestWish[] {
  const texts = useSyncExternalStore(
    subscribe,
    () => kept.read().join(','),
    () => '',
  )
  return texts === '' ? [] : texts.split(',').map(wishOf)
}

/** Whether this browser keeps a product, or one variant of it, and the way to change that. */
export function useGuestWish(productId: string, variantId?: string) {
  const wishes = () =>
    readGuestWishes().filter(
      (wish) => wish.productId === productId && (!variantId || !wish.variantId || wish.variantId === variantId),
    )
  const kept = useSyncExternalStore(subscribe, () => wishes().length > 0, noneOnTheServer)
  const change = () => {
    const given = wishes()
    for (const wish of given) changeGuestWishes('remove', wish)
    if (given.length === 0) changeGuestWishes('add', { productId, variantId })
    toast('success', given.length > 0 ? t.removed : t.added)
  }
  return { kept, change }
}

const noneOnTheServer = () => false

function subscribe(follow: () => void) {
  followers.add(follow)
  window.addEventListener('storage', follow)
  return () => {
    followers.delete(follow)
    window.removeEventListener('storage', follow)
  }
}
