import { useMutation } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { t } from '#i18n/cart'
import { ApiError } from '@/api/client'
import { setPanels } from '@/storefront/panels'
import { toast } from '@/ui/toast'

export interface NewLine {
  variantId: string
  quantity: number
}

/** Puts a line in the visitor's cart. */
export type AddToCart = (line: NewLine) => Promise<unknown>

/** How a line reaches the cart; the layout gives the cart's own way. Any feature may add without knowing the cart. */
export const AddToCartContext = createContext<AddToCart>(() => Promise.reject(new Error('there is no cart here')))

/** Adds to the cart and opens it; a refusal is told in its own words, and changes nothing. */
export function useAddToCart() {
  const { mutate, isPending } = useMutation({
    mutationFn: use(AddToCartContext),
    networkMode: 'always',
    onSuccess: () => setPanels({ cart: true }),
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return { add: (line: NewLine) => mutate(line), adding: isPending }
}

/** What to tell a shopper whose change was refused: the server's own sentence, unless the fault is ours. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.problem.detail : undefined
}
