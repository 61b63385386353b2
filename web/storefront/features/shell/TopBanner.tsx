import { t } from '#i18n/shell'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './TopBanner.module.css'

/** The dark line above the header: the promise, and the way to one's parcel. */
export function TopBanner() {
  return (
    <section className={css.banner} aria-label={t.bannerLabel} data-ground="dark">
      <div className={`${layout.frame} ${css.row}`}>
        <span>{t.banner}</span>
        <Link className={css.track} href="/suivi-de-commande">
          {t.trackOrder}
        </Link>
      </div>
    </section>
  )
}
