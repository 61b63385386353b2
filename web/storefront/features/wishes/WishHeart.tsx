import { t } from '#i18n/wishes'
import { classNames } from '@/lib/class-names'
import { useVisitor } from '@/session/visitor'
import { IconButton } from '@/ui/IconButton'
import { useGuestWish } from './guest-wishes'
import { useWish } from './use-wish'
import css from './Wish.module.css'

type WishHeartProps = {
  product: { id: string; name: string }
  className: string | undefined
}

/** The heart of a product in a list. A guest's is kept by the browser. */
export function WishHeart(props: WishHeartProps) {
  const visitor = useVisitor()
  return visitor ? <Own userId={visitor.id} {...props} /> : <Guest {...props} />
}

function Own({ userId, ...props }: WishHeartProps & { userId: string }) {
  return <Heart {...props} {...useWish(userId, props.product.id)} />
}

function Guest(props: WishHeartProps) {
  return <Heart {...props} {...useGuestWish(props.product.id)} />
}

type HeartProps = WishHeartProps & { kept: boolean; changing?: boolean; change: () => void }

function Heart({ product, className, kept, changing, change }: HeartProps) {
  return (
    <IconButton
      icon="heart"
      label={t.addOf(product.name)}
      className={classNames(css.heart, className)}
      aria-pressed={kept}
      disabled={changing}
      onClick={change}
    />
  )
}
