import { useMutation } from '@tanstack/react-query'
import { useId, type ChangeEvent } from 'react'
import { t } from '#i18n/returns'
import { refusal } from '@/api/refusal'
import type { OrderAccess } from '@/storefront/features/order/types'
import { FieldError } from '@/ui/FieldError'
import { Button } from '@/ui/Button'
import { PrivatePictures } from '@/ui/PrivatePictures'
import css from './NewReturn.module.css'
import { fetchPhoto, sendPhoto } from './queries'

/** As many as the shop and the operators need to see. */
const MAX_PHOTOS = 4
const words = t.photos

type ReturnPhotosProps = {
  orderId: string
  access: OrderAccess
  ids: readonly string[]
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void
}

/** Photographs that go with the return of an item; each is sent as soon as it is chosen. */
export function ReturnPhotos({ orderId, access, ids, onChange }: ReturnPhotosProps) {
  const id = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const photo = await sendPhoto(orderId, access, file)
        onChange((known) => [...known, photo])
      }
    },
  })
  const room = MAX_PHOTOS - ids.length

  function take(event: ChangeEvent<HTMLInputElement>) {
    mutate([...(event.target.files ?? [])].slice(0, room))
    event.target.value = '' // the same file may be chosen again
  }
  return (
    <div className={css.photos}>
      <label htmlFor={id}>{words.label}</label>
      <p id={`${id}-note`} className={css.hint}>
        {isPending ? words.sending : words.help(MAX_PHOTOS)}
      </p>
      <PrivatePictures
        ids={ids}
        fetch={(photo) => fetchPhoto(orderId, access, photo)}
        title={words.title}
        label={words.one}
      />
      {ids.length > 0 && (
        <Button variant="link" size="s" onClick={() => onChange((known) => known.slice(0, -1))}>
          {words.removeLast}
        </Button>
      )}
      {room > 0 && (
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={isPending}
          aria-describedby={`${id}-note`}
          onChange={take}
        />
      )}
      {error && !isPending && <FieldError id={`${id}-error`}>{refusal(error) ?? words.failed}</FieldError>}
    </div>
  )
}
