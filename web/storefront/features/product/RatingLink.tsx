import { Rating } from '@/storefront/features/catalog/Rating'
import css from './Purchase.module.css'
import type { Product } from './types'

/** The average under the name, which leads to the reviews below. */
export function RatingLink({ reviews }: Pick<Product, 'reviews'>) {
  if (!reviews) return null
  return (
    <a className={css.rating} href="#avis">
      <Rating average={reviews.average} count={reviews.count} />
    </a>
  )
}
