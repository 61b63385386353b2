import { t } from '#i18n/wishes'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useGuestWish } from './guest-wishes'
import { useWish } from './use-wish'
import css from './Wish.module.css'

type WishButtonProps = { productId: string; variantId: string | undefined }

/** Adds the chosen variant to the wishlist, or removes it. A guest's is kept by the browser. */
export function WishButton(props: WishButtonProps) {
  const visitor = useVisitor()
  return visitor ? <Own userId={visitor.id} {...props} /> : <Guest {...props} />
}

function Own({ userId, productId, variantId }: WishButtonProps & { userId: string }) {
  return <Toggle {...useWish(userId, productId, variantId ?? '')} disabled={!variantId} />
}

function Guest({ productId, variantId }: WishButtonProps) {
  return <Toggle {...useGuestWish(productId, variantId)} disabled={!variantId} />
}

type ToggleProps = { kept: boolean; changing?: boolean; change: () => void; disabled: boolean }

function Toggle({ kept, changing, change, disabled }: ToggleProps) {
  return (
    <Button variant="link" disabled={disabled} loading={changing ?? false} onClick={change}>
      <Icon name="heart" size="s" {...(kept && css.full && { className: css.full })} />
      {kept ? t.remove : t.add}
    </Button>
  )
}
