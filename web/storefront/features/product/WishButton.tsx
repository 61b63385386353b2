import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#i18n/product'
import { api, get } from '@/api/client'
import { refusal } from '@/api/refusal'
import { signInLink } from '@/storefront/session/return-path'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { toast } from '@/ui/toast'
import css from './Purchase.module.css'

type WishButtonProps = {
  productId: string
  variantId: string | undefined
  /** Where to come back after signing in. */ from: string
}

/** Keeps the chosen variant for later, or lets go of it. The list belongs to an account: guests are shown the way to it. */
export function WishButton({ productId, variantId, from }: WishButtonProps) {
  const visitor = useVisitor()
  if (!visitor) {
    return (
      <Button variant="link" href={signInLink(from)}>
        <Icon name="heart" size="s" />
        {t.buy.wish}
      </Button>
    )
  }
  return <Heart userId={visitor.id} productId={productId} variantId={variantId} />
}

/** Which variants of a product someone keeps. */
export const wishesQuery = (userId: string, productId: string) =>
  get('/users/{userId}/wishlists/products/{productId}', { path: { userId, productId } })

function Heart({ userId, productId, variantId }: { userId: string; productId: string; variantId: string | undefined }) {
  const queries = useQueryClient()
  const { data: wishes } = useQuery(wishesQuery(userId, productId))
  const itemId = wishes?.find((wish) => wish.variantId === variantId)?.itemId
  const { mutate, isPending } = useMutation({
    mutationFn: async (kept: string | undefined) => {
      if (kept) await api.DELETE('/users/{userId}/wishlists/{id}', { params: { path: { userId, id: kept } } })
      else
        await api.POST('/users/{userId}/wishlists', { params: { path: { userId } }, body: { variantId: variantId! } })
    },
    onSuccess: async (_, kept) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(`/v1/users/${userId}/wishlists`),
      })
      toast('success', kept ? t.buy.unwished : t.buy.wished)
    },
    onError: (error) => toast('error', refusal(error) ?? t.buy.failed),
  })
  return (
    <Button variant="link" disabled={!variantId} loading={isPending} onClick={() => mutate(itemId)}>
      <Icon name="heart" size="s" {...(itemId && css.full && { className: css.full })} />
      {itemId ? t.buy.unwish : t.buy.wish}
    </Button>
  )
}
