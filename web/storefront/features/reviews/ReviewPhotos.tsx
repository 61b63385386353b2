import { Picture } from '@/ui/Picture'
import type { Review } from './queries'
import css from './Reviews.module.css'

/** The photos of a review; each opens whole in another tab. */
export function ReviewPhotos({ photos, alt }: { photos: Review['photos']; alt: (at: number) => string }) {
  if (photos.length === 0) return null
  return (
    <ul className={css.photos}>
      {photos.map(({ file, thumbs, width, height }, index) => (
        <li key={file}>
          <a href={file} target="_blank" rel="noreferrer">
            <Picture
              className={css.photo}
              thumbs={thumbs}
              alt={alt(index + 1)}
              sizes="6rem"
              width={width}
              height={height}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
