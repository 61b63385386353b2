import type { CSSProperties } from 'react'
import { t } from '#i18n/home'
import { sitePicture } from '@/assets/pictures'
import { classNames } from '@/lib/class-names'
import { toQueryString } from '@/lib/query-string'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './Hero.module.css'
import { PlaceSearch } from './PlaceSearch'
import { strips, type Strip } from './strips'

const SIZES = '(max-width: 575px) 8rem, 13rem'

/** The first view: what we are, a search by place, and a row of strips with a find standing in each. */
export function Hero({ onGo }: { onGo: (url: string) => void }) {
  return (
    <section className={css.hero}>
      <div className={classNames(layout.frame, css.inside)}>
        <div className={css.text}>
          <h1 className={css.title}>{t.hero.title}</h1>
          <p className={css.lead}>{t.hero.lead}</p>
          <PlaceSearch onGo={onGo} />
        </div>
        <div className={css.row} role="group" aria-label={t.hero.strips}>
          {strips.map((strip) => (
            <Facade key={strip.picture} strip={strip} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Facade({ strip }: { strip: Strip }) {
  const shape = {
    '--paper': strip.paper,
    '--h': strip.height,
    '--f': strip.grow,
    '--ih': strip.pictureHeight,
    '--dx': strip.shift,
  } as CSSProperties
  return (
    <Link
      className={classNames(css.strip, css[strip.roof], strip.wideOnly && css.wideOnly)}
      style={shape}
      href={`/recherche${toQueryString({ q: strip.search })}`}
      aria-label={strip.label}
    >
      {/* A lazy picture that a phone does not show is never fetched. */}
      <Picture className={css.image} thumbs={sitePicture(strip.picture)} alt="" sizes={SIZES} eager={!strip.wideOnly} />
    </Link>
  )
}
