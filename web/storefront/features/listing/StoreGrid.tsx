import type { CSSProperties } from 'react'
import { t } from '#i18n/catalog'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Skeleton'
import type { ListedStore } from './types'
import css from './StoreGrid.module.css'

const SIZES = '(max-width: 575px) 46vw, (max-width: 998px) 31vw, 18vw'

type StoreGridProps = {
  /** Undefined while they are on their way. */ stores: readonly ListedStore[] | undefined
  placeholders?: number
}

/** Shops side by side, laid out as products are. */
export function StoreGrid({ stores, placeholders = 8 }: StoreGridProps) {
  if (!stores) {
    return (
      <div className={css.grid} aria-busy="true">
        {Array.from({ length: placeholders }, (_, index) => (
          <div key={index} className={css.placeholder}>
            <Skeleton ratio="4 / 5" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={css.grid}>
      {stores.map((store, index) => (
        <StoreTile key={store.id} store={store} strip={index % 4} eager={index < 4} priority={index === 0} />
      ))}
    </div>
  )
}

type StoreTileProps = {
  store: ListedStore
  /** Which of the four strip colors hangs behind the name. */ strip: number
  eager: boolean
  priority: boolean
}

/** A shop in a list: its photo, or its name on a sign; its trade and its town. */
function StoreTile({ store, strip, eager, priority }: StoreTileProps) {
  return (
    <article className={css.tile}>
      {store.thumbs ? (
        <div className={css.photo} style={{ '--photo': store.color || undefined } as CSSProperties}>
          <Picture
            className={css.image}
            thumbs={store.thumbs}
            alt={store.alt}
            sizes={SIZES}
            eager={eager}
            priority={priority}
          />
        </div>
      ) : (
        <div className={css.sign} data-strip={strip} aria-hidden="true">
          {store.name}
        </div>
      )}
      <span className={css.trade}>{store.categoryLabel}</span>
      <Link className={css.name} href={`/boutique/${store.slug}`}>
        {store.name}
      </Link>
      <span className={css.town}>
        <Icon name="pin" size="s" />
        {store.city}
        {store.distance !== undefined && <span className={css.distance}>{t.tile.away(store.distance)}</span>}
      </span>
    </article>
  )
}
