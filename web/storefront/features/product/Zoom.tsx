import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { t } from '#i18n/product'
import { IconButton } from '@/ui/IconButton'
import { useDialog } from '@/ui/useDialog'
import type { Photo } from './types'
import css from './Zoom.module.css'

type ZoomProps = {
  name: string
  photos: readonly Photo[]
  index: number
  open: boolean
  onShow: (index: number) => void
  onClose: () => void
}

/**
 * One photograph on the whole page, at its greatest size. Arrows change it; a click brings it closer, and then the
 * mouse or the arrows move over it. Two fingers are the browser's own.
 */
export function Zoom({ name, photos, index, open, onShow, onClose }: ZoomProps) {
  const [close, setClose] = useState(false)
  const frame = useRef<HTMLButtonElement>(null)
  const { attributes, mounted } = useDialog(open, onClose)
  const photo = photos[index]
  const several = photos.length > 1

  function move(by: number) {
    setClose(false)
    onShow((index + by + photos.length) % photos.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!several || close || !sideways) return // over a close photo the arrows scroll
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  /** Shows the part of a close photo that is under the mouse. */
  function follow({ clientX, clientY }: MouseEvent) {
    const box = frame.current
    if (!box || !close) return
    const { left, top, width, height } = box.getBoundingClientRect()
    box.scrollTo({
      left: ((clientX - left) / width) * (box.scrollWidth - width),
      top: ((clientY - top) / height) * (box.scrollHeight - height),
      behavior: 'instant',
    })
  }

  return (
    <dialog {...attributes} className={css.zoom} aria-label={t.gallery.zoom(name)} onKeyDown={onKeyDown}>
      {mounted && photo && (
        <>
          <header className={css.head}>
            <span aria-live="polite">{several && t.gallery.photo(index + 1, photos.length)}</span>
            <IconButton icon="close" label={t.gallery.close} onClick={onClose} />
          </header>
          <div className={css.stage}>
            {several && (
              <IconButton
                className={css.previous}
                icon="chevronLeft"
                label={t.gallery.previous}
                onClick={() => move(-1)}
              />
            )}
            <button
              ref={frame}
              type="button"
              className={css.frame}
              data-close={close || undefined}
              aria-label={close ? t.gallery.shrink : t.gallery.enlarge}
              onClick={() => setClose(!close)}
              onMouseMove={follow}
            >
              <img
                key={photo.id}
                className={css.image}
                src={photo.file}
                alt={photo.alt || name}
                width={photo.width || undefined}
                height={photo.height || undefined}
                decoding="async"
              />
            </button>
            {several && (
              <IconButton className={css.next} icon="chevronRight" label={t.gallery.next} onClick={() => move(1)} />
            )}
          </div>
        </>
      )}
    </dialog>
  )
}
