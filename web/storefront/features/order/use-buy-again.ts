import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { t } from '#i18n/order'
import { refusal } from '@/api/refusal'
import { RefillCartContext } from '@/storefront/add-to-cart'
import { toast } from '@/ui/toast'
import type { BoughtOrder } from './types'

const words = t.buyAgain

/** Puts what is still for sale of an order in the cart, and says what is not. `onTaken` follows once something is. */
export function useBuyAgain({ items }: BoughtOrder, onTaken: () => void) {
  const refill = use(RefillCartContext)
  const { mutate, isPending } = useMutation({
    mutationFn: () => refill(items.map(({ variantId, quantity }) => ({ variantId, quantity }))),
    onSuccess: (refused) => {
      const gone = items.filter(({ variantId }) => refused.includes(variantId)).map(({ productName }) => productName)
      if (gone.length === items.length) return toast('error', words.nothing)
      if (gone.length > 0) toast('success', words.someGone(gone))
      onTaken()
    },
    onError: (error) => toast('error', refusal(error) ?? words.failed),
  })
  return { buy: () => mutate(), buying: isPending }
}
