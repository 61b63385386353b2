import { t } from '#i18n/seller-products'
import { classNames } from '@/lib/class-names'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import css from './Photos.module.css'
import type { PhotoForm } from './product-form'
import { TextField } from './TextField'

const words = t.photos
const ALT_MAX = 300

type PhotoCardProps = {
  photo: PhotoForm
  proposed: string
  at: number
  total: number
  error: string | undefined
  dragged: boolean
  onAlt: (alt: string) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: (at: number | undefined) => void
  onDropOn: () => void
}

/** One photo: what it shows in words, and its place, changed by dragging or with two buttons. */
export function PhotoCard({
  photo,
  proposed,
  at,
  total,
  error,
  dragged,
  onAlt,
  onMove,
  onRemove,
  onDrag,
  onDropOn,
}: PhotoCardProps) {
  const alt = photo.alt ?? proposed
  return (
    <li
      className={classNames(css.card, dragged && css.dragged)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return // pictures from elsewhere are the whole zone's
        event.preventDefault()
        event.stopPropagation()
        onDropOn()
      }}
    >
      <div className={css.frame} draggable onDragStart={() => onDrag(at)} onDragEnd={() => onDrag(undefined)}>
        <img className={css.picture} src={photo.url} alt={alt || words.nth(at + 1, total)} draggable={false} />
        {at === 0 && (
          <span className={css.main}>
            <Badge tone="info">{words.main}</Badge>
          </span>
        )}
      </div>
      <TextField
        label={words.alt(at + 1)}
        hideLabel
        value={alt}
        error={error}
        onChange={onAlt}
        input={{ size: 's', maxLength: ALT_MAX, placeholder: words.altHint }}
      />
      <div className={css.moves}>
        <IconButton
          icon="chevronLeft"
          label={words.before(at + 1)}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="chevronRight"
          label={words.after(at + 1)}
          disabled={at === total - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="trash" label={words.remove(at + 1)} onClick={onRemove} />
      </div>
    </li>
  )
}
