import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/wishes'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { addWish, marksQuery, removeWish, wishlistPaths } from './queries'

/** Whether someone keeps a product, or one variant of it, and the way to change that. */
export function useWish(userId: string, productId: string, variantId?: string) {
  const invalidate = useInvalidate()
  const { data } = useQuery(marksQuery(userId))
  const kept = (data ?? []).filter(
    (mark) => mark.productId === productId && (variantId === undefined || mark.variantId === variantId),
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async (marks: typeof kept) => {
      if (marks.length === 0) await addWish(userId, variantId === undefined ? { productId } : { variantId })
      for (const { itemId } of marks) await removeWish(userId, itemId)
    },
    onSuccess: async (_, marks) => {
      await invalidate(wishlistPaths(userId))
      toast('success', marks.length > 0 ? t.removed : t.added)
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return { kept: kept.length > 0, changing: isPending, change: () => mutate(kept) }
}
