import { t } from '#i18n/ui'
import css from './Picture.module.css'
import { Icon } from './Icon'

/** The addresses of one picture at two widths in two formats. */
export type Thumbs = { '480.webp': string; '480.jpeg': string; '800.webp': string; '800.jpeg': string }

type PictureProps = {
  thumbs: { [file in keyof Thumbs]?: string | undefined } | null | undefined
  alt: string
  /** The width the picture takes in the layout, as in the HTML attribute. */
  sizes: string
  /** Of the largest file; they only reserve the shape. */
  width?: number
  height?: number
  /** For pictures seen at once, without scrolling. */
  eager?: boolean
  /** For the one picture the page is judged by: fetched ahead of the others. */
  priority?: boolean
  className?: string
}

/** A photograph in the smallest file that fits, or a frame that says there is none. */
export function Picture({ thumbs, alt, sizes, width = 800, height = 1000, eager, priority, className }: PictureProps) {
  const fallback = thumbs?.['480.jpeg'] ?? thumbs?.['800.jpeg']
  if (!thumbs || !fallback) {
    return (
      <div className={css.none}>
        <Icon name="image" />
        {t.noPicture}
      </div>
    )
  }
  return (
    <picture className={css.picture}>
      <source type="image/webp" srcSet={sources(thumbs, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={fallback}
        srcSet={sources(thumbs, 'jpeg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function sources(thumbs: Partial<Thumbs>, format: 'webp' | 'jpeg'): string | undefined {
  const list = ([480, 800] as const).flatMap((size) => {
    const address = thumbs[`${size}.${format}`]
    return address ? [`${address} ${size}w`] : []
  })
  return list.length > 0 ? list.join(', ') : undefined
}
