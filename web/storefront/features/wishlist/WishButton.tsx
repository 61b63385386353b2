import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/wishlist'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { useVisitor } from '@/session/visitor'
import { signInLink } from '@/storefront/session/return-path'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { toast } from '@/ui/toast'
import { addWish, productWishesQuery, removeWish, wishlistPaths } from './queries'
import css from './WishButton.module.css'

type WishButtonProps = {
  productId: string
  variantId: string | undefined
  /** Where to come back after signing in. */
  from: string
}

/** Adds the chosen variant to the wishlist, or removes it. Guests are sent to sign in: the list needs an account. */
export function WishButton({ productId, variantId, from }: WishButtonProps) {
  const visitor = useVisitor()
  if (!visitor) {
    return (
      <Button variant="link" href={signInLink(from)}>
        <Icon name="heart" size="s" />
        {t.button.add}
      </Button>
    )
  }
  return <Heart userId={visitor.id} productId={productId} variantId={variantId} />
}

function Heart({ userId, productId, variantId }: { userId: string; productId: string; variantId: string | undefined }) {
  const invalidate = useInvalidate()
  const { data: wishes } = useQuery(productWishesQuery(userId, productId))
  const itemId = wishes?.find((wish) => wish.variantId === variantId)?.itemId
  const { mutate, isPending } = useMutation({
    mutationFn: (kept: string | undefined) => (kept ? removeWish(userId, kept) : addWish(userId, variantId!)),
    onSuccess: async (_, kept) => {
      await invalidate(wishlistPaths(userId))
      toast('success', kept ? t.button.removed : t.button.added)
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return (
    <Button variant="link" disabled={!variantId} loading={isPending} onClick={() => mutate(itemId)}>
      <Icon name="heart" size="s" {...(itemId && css.full && { className: css.full })} />
      {itemId ? t.button.remove : t.button.add}
    </Button>
  )
}
