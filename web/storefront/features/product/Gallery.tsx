import { useState, type CSSProperties } from 'react'
import { t } from '#i18n/product'
import { Picture } from '@/ui/Picture'
import { useLater } from '@/ui/useLater'
import css from './Gallery.module.css'
import type { Photo } from './types'

const loadZoom = () => import('./Zoom').then(({ Zoom }) => Zoom)

type GalleryProps = {
  name: string
  photos: readonly Photo[]
  /** The photo of the chosen variant: shown until the visitor picks another. */
  preferred: Photo | undefined
}

const SIZES = '(max-width: 575px) 100vw, (max-width: 998px) 84vw, 45vw'

/** The photographs of a product: one large, all of them small beside it, each in a full-page view on demand. */
export function Gallery({ name, photos, preferred }: GalleryProps) {
  const [picked, setPicked] = useState<string>()
  const [under, setUnder] = useState(preferred?.id)
  const [zoomed, setZoomed] = useState(false)
  const Zoom = useLater(zoomed, loadZoom)
  // A pick holds until another variant brings its own photo.
  if (under !== preferred?.id) {
    setUnder(preferred?.id)
    setPicked(undefined)
  }
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === (picked ?? preferred?.id)),
  )
  const photo = photos[index]
  const show = (at: number) => setPicked(photos[at]?.id)
  if (!photo) {
    return (
      <div className={css.none}>
        <Picture thumbs={null} alt="" sizes={SIZES} />
      </div>
    )
  }
  return (
    <section className={css.gallery} data-single={photos.length === 1 || undefined} aria-label={t.gallery.label}>
      {photos.length > 1 && <Thumbnails photos={photos} index={index} onShow={show} />}
      <button
        type="button"
        className={css.large}
        style={{ '--photo': photo.color } as CSSProperties}
        aria-label={`${t.gallery.enlarge}${photo.alt ? `\u00a0: ${photo.alt}` : ''}`}
        onClick={() => setZoomed(true)}
      >
        <Picture
          key={photo.id}
          className={css.image}
          thumbs={photo.thumbs}
          alt={photo.alt || name}
          sizes={SIZES}
          priority
        />
      </button>
      {Zoom && (
        <Zoom name={name} photos={photos} index={index} open={zoomed} onShow={show} onClose={() => setZoomed(false)} />
      )}
    </section>
  )
}

type ThumbnailsProps = { photos: readonly Photo[]; index: number; onShow: (index: number) => void }

function Thumbnails({ photos, index, onShow }: ThumbnailsProps) {
  return (
    <div className={css.thumbnails}>
      {photos.map((photo, at) => (
        <button
          key={photo.id}
          type="button"
          className={css.thumbnail}
          style={{ '--photo': photo.color } as CSSProperties}
          aria-label={t.gallery.photo(at + 1, photos.length)}
          aria-current={at === index || undefined}
          onClick={() => onShow(at)}
        >
          <Picture className={css.image} thumbs={photo.thumbs} alt="" sizes="5rem" eager />
        </button>
      ))}
    </div>
  )
}
