import { t } from '#i18n/operator-moderation'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Stars } from '@/ui/Stars'
import css from './moderation.module.css'
import type { Review } from './queries'

const words = t.reviews

/** What a review says, with links to its photos. */
export function ReviewText({ review: { stars, text, photos } }: { review: Review }) {
  return (
    <>
      <Stars value={stars} label={words.stars(stars)} />
      <p className={css.quote}>{text || words.noText}</p>
      {photos.map(({ file }, index) => (
        <Link key={file} className={layout.link} href={file} target="_blank" rel="noreferrer">
          {words.photo(index + 1)}
        </Link>
      ))}
    </>
  )
}
