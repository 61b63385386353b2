import type { ReactNode } from 'react'
import { sitePicture } from '@/assets/pictures'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './Hero.module.css'
import street from './street.svg'
import { CHARGES, ENGLISH_PATH, FRENCH_PATH, SIGN_UP } from './terms'
import type { Words } from './types'

type HeroProps = { words: Words; logo: ReactNode }

/** The first view: the promise, and a shopfront on the street that waits for a name. */
export function Hero({ words: { hero, locale }, logo }: HeroProps) {
  const { name, sellerUrl } = useSite()
  const other = locale === 'fr' ? { lang: 'en', href: ENGLISH_PATH } : { lang: 'fr', href: FRENCH_PATH }
  return (
    <section className={css.hero} data-ground="dark">
      <div className={layout.frame}>
        <div className={css.top}>
          <Link href="/" className={css.home}>
            {logo}
          </Link>
          <Link className={css.language} href={other.href} hrefLang={other.lang} lang={other.lang}>
            {hero.otherLanguage}
          </Link>
          <Button variant="secondary" size="s" className={css.space} href={sellerUrl}>
            {hero.sellerSpace}
          </Button>
        </div>
        <div className={css.columns}>
          <div className={css.words}>
            <h1 className={css.title}>{hero.title}</h1>
            <p className={css.lead}>{hero.lead(name)}</p>
            <div className={css.buttons}>
              <Button variant="wheat" href={`#${SIGN_UP}`}>
                {hero.start}
              </Button>
              <Button variant="secondary" href={`#${CHARGES}`}>
                {hero.charges}
              </Button>
            </div>
          </div>
          <div className={css.shopfront} aria-hidden="true">
            <div className={css.wall}>
              <Picture
                className={css.photo}
                thumbs={sitePicture('bols')}
                alt=""
                sizes="(max-width: 575px) 15rem, 22rem"
                priority
              />
            </div>
            <span className={css.sign}>{hero.sign}</span>
          </div>
        </div>
      </div>
      <img className={css.street} src={street} alt="" width={1440} height={166} />
    </section>
  )
}
