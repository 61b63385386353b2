import { t } from '#i18n/home'
import logo from '@/assets/brand/logo.svg'
import { sitePicture } from '@/assets/pictures'
import { classNames } from '@/lib/class-names'
import { formatMoney } from '@/lib/format-money'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import css from './AppBanner.module.css'

type AppBannerProps = { ios: string; android: string }

/** What the drawing of the telephone shows: a picture of the application, not products for sale. */
const screen = [
  { picture: 'tuque-rouge', price: 64 },
  { picture: 'chandelle-ambre', price: 29 },
  { picture: 'tasse-bleue', price: 38 },
  { picture: 'bague', price: 148 },
  { picture: 'miel', price: 14.5 },
  { picture: 'plante', price: 39 },
]

/** Where to get the mobile application. A store without an address is left out; without any there is no application. */
export function AppBanner({ ios, android }: AppBannerProps) {
  if (!ios && !android) return null
  return (
    <section className={css.banner}>
      <div className={classNames(layout.frame, css.inside)}>
        <div>
          <h2 className={css.title}>{t.app.title}</h2>
          <p className={css.lead}>{t.app.text}</p>
          <div className={css.stores}>
            {ios && <StoreLink href={ios} icon="apple" name={t.app.ios} />}
            {android && <StoreLink href={android} icon="android" name={t.app.android} />}
          </div>
        </div>
        <div className={css.phone} aria-hidden="true">
          <img src={logo} alt="" width="120" height="24" loading="lazy" />
          <div className={css.finds}>
            {screen.map(({ picture, price }) => (
              <div key={picture}>
                <Picture className={css.find} thumbs={sitePicture(picture)} alt="" sizes="7rem" />
                <span className={css.price}>{formatMoney(price)}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function StoreLink({ href, icon, name }: { href: string; icon: 'apple' | 'android'; name: string }) {
  return (
    <a className={css.store} href={href} rel="noopener">
      <Icon name={icon} size="l" />
      <span>
        <small>{t.app.download}</small> {name}
      </span>
    </a>
  )
}
