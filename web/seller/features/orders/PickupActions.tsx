import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-orders'
import { refusal } from '@/api/refusal'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { HandoverDialog } from './HandoverDialog'
import { markReady, useOrderChanged } from './queries'
import type { Order } from './types'

const words = t.pickup

/** What becomes of a pickup: it is said ready, then handed over. */
export function PickupActions({ order, shopId }: { order: Order; shopId: string }) {
  const changed = useOrderChanged(shopId)
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => markReady(shopId, order.id),
    onSuccess: async (ready) => {
      toast('success', words.readyDone)
      await changed(ready)
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  if (!order.canShip) return null
  if (!order.delivery.readyAt) {
    return (
      <Button loading={isPending} onClick={() => mutate()}>
        {words.ready}
      </Button>
    )
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      <HandoverDialog open={open} shopId={shopId} order={order} onClose={() => setOpen(false)} />
    </>
  )
}
