import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { remind, useOrdersChanged } from './queries'

/** A shop to write to, about some of its late orders, or about all of them. */
export type Reminder = { shopId: string; orderIds?: string[] }

/** Late parts by shop: each shop receives one letter. */
export function remindersOf(late: readonly { orderId: string; shopId: string }[]): Reminder[] {
  const shops = new Map<string, string[]>()
  for (const { orderId, shopId } of late) shops.set(shopId, [...(shops.get(shopId) ?? []), orderId])
  return [...shops].map(([shopId, orderIds]) => ({ shopId, orderIds }))
}

/** Writes to shops, one letter each. Those told lately are left out and said. */
export function useRemind(onDone?: () => void) {
  const changed = useOrdersChanged()
  return useMutation({
    mutationFn: async (reminders: readonly Reminder[]) => {
      const results = await Promise.allSettled(reminders.map(({ shopId, orderIds }) => remind(shopId, orderIds)))
      const refused = results.find((result) => result.status === 'rejected')
      return {
        done: results.filter(({ status }) => status === 'fulfilled').length,
        refused: refused?.reason as unknown,
      }
    },
    onSuccess: async ({ done, refused }) => {
      if (done > 0) toast('success', t.reminded(done))
      if (refused) toast('error', refusal(refused) ?? t.notSaved)
      onDone?.()
      await changed()
    },
  })
}
