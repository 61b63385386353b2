import { t } from '#i18n/home'
import { sitePicture } from '@/assets/pictures'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import css from './PromoBanner.module.css'

const SIZES = '(max-width: 998px) 48vw, 30rem'

/** Two doors at once: jewelry on one side, decor on the other. */
export function PromoBanner() {
  return (
    <section className={layout.frame}>
      <div className={css.banner} data-ground="dark">
        <Picture className={css.image} thumbs={sitePicture('anneaux')} alt={t.promo.jewelryPhoto} sizes={SIZES} />
        <div className={css.text}>
          <h2 className={css.title}>{t.promo.title}</h2>
          <p className={css.lead}>{t.promo.text}</p>
          <div className={css.buttons}>
            <Button variant="wheat" href="/categorie/bijoux">
              {t.promo.jewelry}
            </Button>
            <Button variant="secondary" href="/categorie/maison-et-decoration">
              {t.promo.decor}
            </Button>
          </div>
        </div>
        <Picture className={css.image} thumbs={sitePicture('lampe')} alt={t.promo.decorPhoto} sizes={SIZES} />
      </div>
    </section>
  )
}
