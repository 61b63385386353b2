import { useMutation } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { t } from '#i18n/product'
import { api } from '@/api/client'
import { readCookie, writeCookie } from '@/lib/cookies'
import { setPanels } from '@/storefront/panels'
import { toast } from '@/ui/toast'

export interface CartLine {
  variantId: string
  quantity: number
}

/** Puts a line in the visitor's cart. */
export type AddToCart = (line: CartLine) => Promise<unknown>

/** How a line reaches the cart. The cart feature replaces it to keep its own copy of the cart up to date. */
export const AddToCartContext = createContext<AddToCart>(postLine)

const CART_COOKIE = 'cart_id'
const CART_DAYS = 365

type Post = (path: string, init?: object) => Promise<{ data?: unknown }>
// The calls of the cart are not in the API's document yet: the paths and payloads are the specification's.
const post = api.POST as unknown as Post

async function postLine(line: CartLine): Promise<void> {
  await post('/carts/{id}/items/', { params: { path: { id: await cartId() } }, body: line })
}

/** The cart of this device, made when there is none. */
async function cartId(): Promise<string> {
  const known = readCookie(CART_COOKIE)
  if (known) return known
  const { id } = (await post('/carts')).data as { id: string }
  writeCookie(CART_COOKIE, id, CART_DAYS)
  return id
}

/** Adds to the cart and opens it; a failure is told and changes nothing. */
export function useAddToCart() {
  const { mutate, isPending } = useMutation({
    mutationFn: use(AddToCartContext),
    onSuccess: () => setPanels({ cart: true }),
    onError: () => toast('error', t.buy.failed),
  })
  return { add: (line: CartLine) => mutate(line), adding: isPending }
}
