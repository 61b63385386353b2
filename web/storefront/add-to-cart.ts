import { useMutation } from '@tanstack/react-query'
import { createContext, use, useRef } from 'react'
import { t } from '#i18n/add-to-cart'
import { refusal } from '@/api/refusal'
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

/**
 * Puts the lines of an order in the visitor's cart again, but for those that are in it. What is no longer offered in
 * its quantity is tried as one unit; answers the variants that cannot be bought at all.
 */
export type RefillCart = (lines: readonly NewLine[]) => Promise<string[]>

export const RefillCartContext = createContext<RefillCart>(() => Promise.reject(new Error('there is no cart here')))

/** A click this soon after another, in milliseconds, belongs to it: people double-click what asks for one click. */
const DOUBLE_CLICK = 500

/**
 * Adds to the cart and opens it, once for a double click; a refusal is shown in the server's own words, and changes
 * nothing.
 */
export function useAddToCart() {
  const { mutate, isPending } = useMutation({
    mutationFn: use(AddToCartContext),
    onSuccess: () => setPanels({ cart: true }),
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  const lastAsked = useRef(-DOUBLE_CLICK)
  const add = (line: NewLine) => {
    const asked = performance.now()
    const again = asked - lastAsked.current < DOUBLE_CLICK
    lastAsked.current = asked
    if (!again && !isPending) mutate(line)
  }
  return { add, adding: isPending }
}
