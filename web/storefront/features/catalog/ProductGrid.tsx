import { t } from '#i18n/catalog'
import { classNames } from '@/lib/class-names'
import { TileSkeleton } from '@/ui/TileSkeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './ProductGrid.module.css'
import { ProductTile } from './ProductTile'
import type { ProductSummary } from './types'

/** The widest count of columns a grid takes; narrower screens go to 3, then 2. */
const columnClasses = { 4: css.four, 5: css.five, 6: css.six, 7: css.seven } as const
type Columns = keyof typeof columnClasses

type ProductGridProps = {
  /** Undefined while they are on their way: placeholders of 580 px keep the place. */
  products: readonly ProductSummary[] | undefined
  columns?: Columns
  /** Shows a single row on a wide or medium screen and two rows of two on a phone. */
  row?: boolean
  placeholders?: number
  /** How many photos of the beginning are seen at once. */
  eager?: number
}

/** Products side by side. */
export function ProductGrid({ products, columns = 4, row, placeholders = columns, eager = 0 }: ProductGridProps) {
  const classes = classNames(css.grid, columnClasses[columns], row && css.row)
  if (!products) {
    return (
      <div className={classes} aria-busy="true">
        {Array.from({ length: placeholders }, (_, index) => (
          <Placeholder key={index} first={index === 0} />
        ))}
      </div>
    )
  }
  const sizes = `(max-width: 575px) 46vw, (max-width: 998px) 31vw, ${Math.round(93 / columns)}vw`
  return (
    <div className={classes}>
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          sizes={sizes}
          eager={index < eager}
          priority={index === 0 && eager > 0}
        />
      ))}
    </div>
  )
}

function Placeholder({ first }: { first: boolean }) {
  return (
    <TileSkeleton className={css.placeholder}>
      {first && <VisuallyHidden>{t.grid.loading}</VisuallyHidden>}
    </TileSkeleton>
  )
}
