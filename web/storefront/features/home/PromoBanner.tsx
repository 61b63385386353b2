import { t as shown } from '#i18n/pictures'
import { sitePicture } from '@/assets/pictures'
import type { Block } from '@/storefront/features/content/types'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import css from './PromoBanner.module.css'

const SIZES = '(max-width: 998px) 48vw, 30rem'

/** What the market puts forward, as its text says: a title, a sentence, up to two buttons and their photographs. */
export function PromoBanner({ blocks }: { blocks: readonly Block[] }) {
  const promotion = blocks.find(({ type }) => type === 'promotion')
  if (!promotion) return null
  const [first, second] = promotion.children
  return (
    <section className={layout.frame}>
      <div className={css.banner} data-ground="dark">
        {first && <Photo path={first.filePath} />}
        <div className={css.text}>
          <h2 className={css.title}>{promotion.title}</h2>
          <p className={css.lead}>{promotion.description}</p>
          <div className={css.buttons}>
            {first && (
              <Button variant="wheat" href={first.uri}>
                {first.title}
              </Button>
            )}
            {second && (
              <Button variant="secondary" href={second.uri}>
                {second.title}
              </Button>
            )}
          </div>
        </div>
        {second && <Photo path={second.filePath} />}
      </div>
    </section>
  )
}

/** One of the site's photographs by its name, else the picture at an address. */
function Photo({ path }: { path: string }) {
  const thumbs = sitePicture(path) ?? { '800.jpeg': path }
  return <Picture className={css.image} thumbs={thumbs} alt={shown[path] ?? ''} sizes={SIZES} />
}
