import { t } from '#i18n/wishes'
import { classNames } from '@/lib/class-names'
import { useVisitor } from '@/session/visitor'
import { signInLink } from '@/storefront/session/return-path'
import { IconButton } from '@/ui/IconButton'
import { useWish } from './use-wish'
import css from './Wish.module.css'

type WishHeartProps = {
  product: { id: string; name: string; slug: string }
  className: string | undefined
}

/** The heart of a product in a list. Guests are sent to sign in, and come back to the product. */
export function WishHeart({ product, className }: WishHeartProps) {
  const visitor = useVisitor()
  const classes = classNames(css.heart, className)
  if (visitor) return <Heart userId={visitor.id} product={product} className={classes} />
  const href = signInLink(`/produit/${product.slug}`)
  return <IconButton icon="heart" label={t.addOf(product.name)} href={href} className={classes} />
}

function Heart({
  userId,
  product,
  className,
}: {
  userId: string
  product: WishHeartProps['product']
  className: string
}) {
  const { kept, changing, change } = useWish(userId, product.id)
  return (
    <IconButton
      icon="heart"
      label={t.addOf(product.name)}
      className={className}
      aria-pressed={kept}
      disabled={changing}
      onClick={change}
    />
  )
}
