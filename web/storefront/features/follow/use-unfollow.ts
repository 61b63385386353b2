import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/follow'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { followsPath, unfollowShop } from './queries'

type Shop = { id: string; name: string }

/** Ends the following of a shop, and says so. */
export function useUnfollow(userId: string, onDone?: () => void) {
  const invalidate = useInvalidate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Shop) => unfollowShop(userId, id),
    onSuccess: async (_, { name }) => {
      await invalidate(followsPath(userId))
      toast('success', t.unfollowed(name))
      onDone?.()
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return { unfollow: mutate, leaving: isPending ? variables.id : undefined }
}
