import { useRef, useState } from 'react'
import { t } from '#i18n/review-form'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import css from './OrderReviews.module.css'
import { MAX_PHOTOS, sendPhoto, type Bought } from './queries'

const words = t.form

export interface ChosenPhoto {
  key: string
  url: string
}

type PhotosFieldProps = {
  bought: Bought
  photos: readonly ChosenPhoto[]
  onChange: (next: (old: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => void
}

/** Up to four photos, each sent as soon as it is chosen. */
export function PhotosField({ bought, photos, onChange }: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function take(files: readonly File[]) {
    setFailure(undefined)
    setSending(true)
    try {
      for (const file of files.slice(0, MAX_PHOTOS - photos.length)) {
        const { key, thumbs } = await sendPhoto(bought, file)
        const sent = { key, url: thumbs['480.jpeg'] }
        onChange((old) => (old.some((photo) => photo.key === key) ? old : [...old, sent]))
      }
    } catch (error) {
      setFailure(refusal(error) ?? words.photoFailed)
    } finally {
      setSending(false)
    }
  }
  return (
    <fieldset className={css.photos}>
      <legend className={css.legend}>{words.photos}</legend>
      <p className={css.soft}>{words.photosHelp(MAX_PHOTOS)}</p>
      {photos.length > 0 && (
        <ul className={css.chosenPhotos}>
          {photos.map(({ key, url }, index) => (
            <li key={key}>
              <img src={url} alt={words.photo(index + 1)} width={96} height={96} />
              <IconButton
                icon="trash"
                label={words.removePhoto(index + 1)}
                onClick={() => onChange((old) => old.filter((photo) => photo.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      {failure && <Alert kind="error">{failure}</Alert>}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-label={words.addPhoto}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {photos.length < MAX_PHOTOS && (
        <Button size="s" variant="secondary" loading={sending} onClick={() => input.current?.click()}>
          <Icon name="image" size="s" />
          {words.addPhoto}
        </Button>
      )}
      <p role="status" className={css.soft}>
        {sending ? words.sending : ''}
      </p>
    </fieldset>
  )
}
