import type { ProductSummary } from '@/storefront/features/catalog/types'
import { Picture } from '@/ui/Picture'
import css from './ShopWindow.module.css'
import type { Banner } from './types'

const SHOWN = 3

type ShopWindowProps = { banner: Banner | null; products: readonly ProductSummary[] }

/** The shop's banner, or three of its products side by side. Empty, it shows the strips. */
export function ShopWindow({ banner, products }: ShopWindowProps) {
  if (banner) {
    return (
      <div className={css.banner}>
        <BannerPicture banner={banner} />
      </div>
    )
  }
  const shown = products.filter(({ thumbs }) => thumbs).slice(0, SHOWN)
  return (
    <div className={css.window} data-empty={shown.length === 0 || undefined}>
      {shown.map(({ id, thumbs, alt, name, color }) => (
        <div key={id} className={css.pane} style={{ background: color || undefined }}>
          <Picture
            className={css.image}
            thumbs={thumbs}
            alt={alt || name}
            sizes="(max-width: 998px) 33vw, 17vw"
            eager
          />
        </div>
      ))}
    </div>
  )
}

const SIZES = '(max-width: 998px) 100vw, 46vw'

/** A wide picture in the smallest file that fills half a wide screen, or a whole narrow one. */
export function BannerPicture({ banner }: { banner: Banner }) {
  const sources = (format: 'webp' | 'jpeg') =>
    ([800, 1600] as const)
      .map((width) => ({ address: banner[`${width}.${format}`], width }))
      .filter(({ address }) => address)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', ')
  return (
    <picture>
      {sources('webp') && <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />}
      <img
        className={css.whole}
        style={{ background: banner.color || undefined }}
        src={banner['800.jpeg']}
        srcSet={sources('jpeg')}
        sizes={SIZES}
        alt={banner.alt}
        width={banner.width || undefined}
        height={banner.height || undefined}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
