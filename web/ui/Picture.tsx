import { t } from '#i18n/ui'
import css from './Picture.module.css'
import { Icon } from './Icon'

/** The addresses of one picture at two widths in two formats. */
export type Thumbs = { '480.webp': string; '480.jpeg': string; '800.webp': string; '800.jpeg': string }

type PictureProps = {
  thumbs: Partial<Thumbs> | null | undefined
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

/**
 * A photograph in the smallest file that fits, or a frame that says there is none. Browsers that can choose a file read
 * WebP; older ones show `src`.
 */
export function Picture({ thumbs, alt, sizes, width = 800, height = 1000, eager, priority, className }: PictureProps) {
  const { '480.jpeg': jpeg, '800.jpeg': largeJpeg, '480.webp': webp, '800.webp': largeWebp } = thumbs ?? {}
  const fallback = jpeg || largeJpeg || webp || largeWebp
  if (!fallback) {
    return (
      <div className={css.none}>
        <Icon name="image" />
        {t.noPicture}
      </div>
    )
  }
  return (
    <img
      className={className}
      src={fallback}
      srcSet={webp || largeWebp ? srcSet(webp, largeWebp) : srcSet(jpeg, largeJpeg)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager || priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}

function srcSet(small: string | undefined, large: string | undefined): string {
  return [small && `${small} 480w`, large && `${large} 800w`].filter(Boolean).join(', ')
}
