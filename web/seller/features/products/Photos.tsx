import { useRef, useState, type DragEvent } from 'react'
import { t } from '#i18n/seller-products'
import { refusal } from '@/api/refusal'
import { upload } from '@/api/upload'
import { classNames } from '@/lib/class-names'
import { ACCEPTED, tooHeavy } from '@/desk/pictures'
import { Progress } from '@/desk/Progress'
import { readOnly } from '@/seller/view'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Photos.module.css'
import { PhotoCard } from './PhotoCard'
import { MAX_PHOTOS, type PhotoForm } from './product-form'
import type { Product } from './queries'
import type { Errors } from './validate'

const words = t.photos

type Sending = { id: number; name: string; part: number }
type PhotosProps = {
  photos: readonly PhotoForm[]
  /** What each could be said to show, as long as the seller does not say it. */
  proposed: readonly string[]
  onChange: (update: (photos: PhotoForm[]) => PhotoForm[]) => void
  errors: Errors
}

let nextId = 1

/** Photos of a product: dropped or chosen, several at once, each with its progress; moved by hand or by keys. */
export function Photos({ photos, proposed, onChange, errors }: PhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [failures, setFailures] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const room = MAX_PHOTOS - photos.length - sending.length

  async function send(file: File) {
    const fail = (why: string) => setFailures((old) => [...old, words.failed(file.name, why)])
    const heavy = tooHeavy(file)
    if (heavy) return fail(heavy)
    const id = nextId++
    setSending((old) => [...old, { id, name: file.name, part: 0 }])
    try {
      const onProgress = (part: number) =>
        setSending((old) => old.map((one) => (one.id === id ? { ...one, part } : one)))
      const {
        key,
        thumbs,
        file: address,
      } = await upload<Product['photos'][number]>('/seller/photos', file, { onProgress })
      const photo = { key, url: thumbs['480.jpeg'] || address, alt: null }
      onChange((old) => (old.some((kept) => kept.key === key) ? old : [...old, photo]))
    } catch (error) {
      fail(refusal(error) ?? words.why)
    } finally {
      setSending((old) => old.filter((one) => one.id !== id))
    }
  }
  async function take(files: Iterable<File>) {
    if (readOnly()) return // a disabled button takes nothing, a drop would
    setFailures([])
    const taken = [...files].slice(0, Math.max(room, 0))
    if ([...files].length > taken.length) setFailures([words.full])
    for (const file of taken) await send(file) // one after the other: a slow line stays usable
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= photos.length || from === to) return
    onChange((old) => {
      const next = [...old]
      next.splice(to, 0, ...next.splice(from, 1))
      return next
    })
    setSaid(words.moved(to + 1, photos.length))
  }
  function remove(at: number) {
    zone.current?.focus() // the button goes away with its photo
    onChange((old) => old.filter((_, i) => i !== at))
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) void take(event.dataTransfer.files)
  }
  return (
    <div
      ref={zone}
      role="group"
      aria-label={t.editor.photos}
      tabIndex={-1}
      className={classNames(css.zone, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(dragged === undefined)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {photos.length > 0 && (
        <ol className={css.list}>
          {photos.map((photo, at) => (
            <PhotoCard
              key={photo.key}
              photo={photo}
              proposed={proposed[at] ?? ''}
              at={at}
              total={photos.length}
              error={errors[`photos[${at}].alt`] ?? errors[`photos[${at}].key`]}
              dragged={dragged === at}
              onAlt={(alt) => onChange((old) => old.map((other, i) => (i === at ? { ...other, alt } : other)))}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
              onDrag={setDragged}
              onDropOn={() => {
                if (dragged !== undefined) move(dragged, at)
                setDragged(undefined)
              }}
            />
          ))}
        </ol>
      )}
      {sending.map(({ id, name, part }) => (
        <div key={id} className={css.sending}>
          <span>{name}</span>
          <Progress label={words.sending(name)} part={part} />
        </div>
      ))}
      {failures.map((failure) => (
        <Alert key={failure} kind="error">
          {failure}
        </Alert>
      ))}
      <div className={css.add}>
        <Button size="s" variant="secondary" disabled={room <= 0} onClick={() => input.current?.click()}>
          {words.add}
        </Button>
        <span>{room > 0 ? words.drop : words.full}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={words.add}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
