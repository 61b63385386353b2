import { ShopCard } from './ShopCard'
import css from './ShopGrid.module.css'
import type { ShopSummary } from './types'

/** Shop cards, three abreast on a wide screen. */
export function ShopGrid({ shops }: { shops: readonly ShopSummary[] }) {
  return (
    <div className={css.grid}>
      {shops.map((shop) => (
        <ShopCard key={shop.slug} shop={shop} />
      ))}
    </div>
  )
}
