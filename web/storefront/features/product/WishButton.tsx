import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/product'
import { api } from '@/api/client'
import { useVisitor } from '@/storefront/visitor'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { toast } from '@/ui/toast'

type Post = (path: string, init: object) => Promise<unknown>
// The wishlist's calls are not in the API's document yet: the path and payload are the specification's.
const post = api.POST as unknown as Post

type WishButtonProps = { variantId: string | undefined; /** Where to come back after signing in. */ from: string }

/** Keeps the chosen variant for later. The list belongs to an account: guests are shown the way to sign in. */
export function WishButton({ variantId, from }: WishButtonProps) {
  const visitor = useVisitor()
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: string) => post('/users/{userId}/wishlists', { params: { path: { userId } }, body: { variantId } }),
    onSuccess: () => toast('success', t.buy.wished),
    onError: () => toast('error', t.buy.failed),
  })
  const label = (
    <>
      <Icon name="heart" size="s" />
      {t.buy.wish}
    </>
  )
  if (!visitor) {
    return (
      <Button variant="link" href={`/connexion?retour=${encodeURIComponent(from)}`}>
        {label}
      </Button>
    )
  }
  return (
    <Button variant="link" disabled={!variantId} loading={isPending} onClick={() => mutate(visitor.id)}>
      {label}
    </Button>
  )
}
