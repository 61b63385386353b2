import { t } from '#i18n/wishes'
import { useVisitor } from '@/session/visitor'
import { signInLink } from '@/storefront/session/return-path'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useWish } from './use-wish'
import css from './Wish.module.css'

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
        {t.add}
      </Button>
    )
  }
  return <Heart userId={visitor.id} productId={productId} variantId={variantId} />
}

function Heart({ userId, productId, variantId }: { userId: string; productId: string; variantId: string | undefined }) {
  const { kept, changing, change } = useWish(userId, productId, variantId ?? '')
  return (
    <Button variant="link" disabled={!variantId} loading={changing} onClick={change}>
      <Icon name="heart" size="s" {...(kept && css.full && { className: css.full })} />
      {kept ? t.remove : t.add}
    </Button>
  )
}
