import { t } from '#i18n/shop'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import css from './ShopAbout.module.css'
import { BannerPicture } from './ShopWindow'
import type { Shop } from './types'

/** What the shop says of itself. The server keeps only safe tags of it. */
export function ShopStory({ shop }: { shop: Shop }) {
  return (
    <section className={css.story} aria-labelledby="qui-nous-sommes">
      <h2 id="qui-nous-sommes">{t.story.title}</h2>
      {shop.presentation ? (
        <div
          className={css.prose}
          data-plain={!/<\/p>/i.test(shop.presentation) || undefined}
          dangerouslySetInnerHTML={{ __html: shop.presentation }}
        />
      ) : (
        <p className={css.prose}>{shop.tagline || t.story.none}</p>
      )}
      <ShopPicture shop={shop} />
      <Button href={`/boutique/${shop.slug}`}>{t.story.see}</Button>
    </section>
  )
}

/** The banner, or the shop's photo; nothing when it gave neither. */
function ShopPicture({ shop }: { shop: Shop }) {
  if (!shop.banner && !shop.thumbs) return null
  return (
    <div className={css.picture}>
      {shop.banner ? (
        <BannerPicture banner={shop.banner} />
      ) : (
        <Picture className={css.photo} thumbs={shop.thumbs} alt="" sizes="(max-width: 998px) 94vw, 42rem" />
      )}
    </div>
  )
}
