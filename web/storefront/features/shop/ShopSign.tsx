import type { CSSProperties } from 'react'
import { initials } from '@/lib/initials'
import { Picture } from '@/ui/Picture'
import css from './ShopSign.module.css'
import type { Shop } from './types'

const STRIPS = ['ble', 'sauge', 'ciel', 'trefle'] as const

/** The strip colour of a shop: shops of one trade share theirs. */
export function groundOf(code: string): CSSProperties {
  const strip = STRIPS[code.length % STRIPS.length] ?? 'ble'
  return { '--sign': `var(--${strip})`, '--ground': `var(--${strip}-pale)` } as CSSProperties
}

/** The shop's photo, or its initials on a plate. Its name stands beside. */
export function ShopSign({ shop }: { shop: Pick<Shop, 'name' | 'thumbs'> }) {
  if (shop.thumbs)
    return <Picture className={css.photo} thumbs={shop.thumbs} alt="" sizes="4.5rem" width={72} height={72} eager />
  return (
    <span className={css.plate} aria-hidden="true">
      {initials(shop.name)}
    </span>
  )
}
