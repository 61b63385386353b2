import { t } from '#i18n/shop'
import { Button } from '@/ui/Button'
import css from './ShopAbout.module.css'
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
      <Button href={`/boutique/${shop.slug}`}>{t.story.see}</Button>
    </section>
  )
}
