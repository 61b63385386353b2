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

/**
 * The first view: what we are, a search by place, and a row of strips with a find standing in each. Before anything is
 * for sale they lead nowhere and nothing is searched.
 */
export function Hero({ open, onGo }: { open: boolean; onGo: (url: string) => void }) {
  return (
    <section className={css.hero}>
      <div className={classNames(layout.frame, css.inside)}>
        <div className={css.text}>
          <h1 className={css.title}>{t.hero.title}</h1>
          <p className={css.lead}>{t.hero.lead}</p>
          {open && <PlaceSearch onGo={onGo} />}
        </div>
        <div className={css.row} {...(open && { role: 'group', 'aria-label': t.hero.strips })}>
          {strips.map((strip) => (
            <Facade key={strip.picture} strip={strip} open={open} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Facade({ strip, open }: { strip: Strip; open: boolean }) {
  const shape = {
    '--paper': strip.paper,
    '--h': strip.height,
    '--f': strip.grow,
    '--ih': strip.pictureHeight,
    '--dx': strip.shift,
  } as CSSProperties
  const className = classNames(css.strip, css[strip.roof], strip.wideOnly && css.wideOnly)
  // A lazy picture that a phone does not show is never fetched.
  const picture = (
    <Picture className={css.image} thumbs={sitePicture(strip.picture)} alt="" sizes={SIZES} eager={!strip.wideOnly} />
  )
  if (!open) {
    return (
      <div className={className} style={shape}>
        {picture}
      </div>
    )
  }
  const href = `/recherche${toQueryString({ q: strip.search })}`
  return (
    <Link className={className} style={shape} href={href} aria-label={strip.label}>
      {picture}
    </Link>
  )
}
