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
  const webp = sources(thumbs, 'webp')
  const jpeg = sources(thumbs, 'jpeg')
  const [fallback] = [...jpeg, ...webp]
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
      src={fallback.address}
      srcSet={srcSet(webp.length > 0 ? webp : jpeg)}
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

type Source = { address: string; width: number }

function sources(thumbs: PictureProps['thumbs'], format: 'webp' | 'jpeg'): Source[] {
  return ([480, 800] as const).flatMap((width) => {
    const address = thumbs?.[`${width}.${format}`]
    return address ? [{ address, width }] : []
  })
}

function srcSet(list: Source[]): string {
  return list.map(({ address, width }) => `${address} ${width}w`).join(', ')
}
