import type { ReactNode } from 'react'
import { t } from '#i18n/cart'
import { t as saved } from '#i18n/saved-items'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { useCart } from './cart-context'
import css from './CartLine.module.css'
import { focusNeighbour, leaveLine } from './focus'
import type { CartItem } from './types'

type ItemFrameProps = {
  item: CartItem
  /** Where its button moves it: out of the cart for later, or back into it. Nowhere: no button. */
  moveTo?: 'later' | 'back' | undefined
  className?: string | false
  children: ReactNode
}

/** A product of the cart, or one that is kept for later: what it is, a way to remove it and one to move it. */
export function ItemFrame({ item, moveTo, className, children }: ItemFrameProps) {
  const { remove, move } = useCart()
  const { variant } = item
  const { name, slug } = variant.product
  const href = `/produit/${slug}?variante=${item.variantId}`
  const gone = item.availability === 'gone'
  const photo = <Picture thumbs={item.thumbs} alt="" sizes="5.25rem" />
  return (
    <div className={classNames(css.line, className)}>
      {gone ? (
        <span className={css.photo}>{photo}</span>
      ) : (
        <Link className={css.photo} href={href} tabIndex={-1} aria-hidden="true">
          {photo}
        </Link>
      )}
      <div className={css.text}>
        <div className={css.head}>
          {gone ? (
            <span className={css.name}>{name}</span>
          ) : (
            <Link className={css.name} href={href}>
              {name}
            </Link>
          )}
          <IconButton
            className={css.remove}
            icon="trash"
            label={t.remove(name)}
            data-remove
            onClick={(event) => {
              focusNeighbour(event.currentTarget)
              remove(item)
            }}
          />
        </div>
        {variant.name && <p className={css.variant}>{variant.name}</p>}
        {children}
        {moveTo && (
          <Button
            className={css.later}
            size="s"
            variant="link"
            aria-label={moveTo === 'later' ? saved.saveOf(name) : saved.backOf(name)}
            onClick={(event) => {
              leaveLine(event.currentTarget)
              move(item, moveTo)
            }}
          >
            {moveTo === 'later' ? saved.save : saved.back}
          </Button>
        )}
      </div>
    </div>
  )
}
