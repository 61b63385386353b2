import { useEffect, useState, type FormEvent } from 'react'
import { t } from '#i18n/listing'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { currentPosition, usePlaceSource, type Position, type Suggestion } from './place'
import { PlaceInput } from './PlaceInput'
import css from './PlacePicker.module.css'

type PlacePickerProps = {
  /** What the button says. */
  submit?: string
  onPlace: (position: Position) => void
  onClose: () => void
}
type Trouble = 'refused' | 'unknown' | null

/** Where distances start from: the browser's position, asked for at once, or a typed town or postal code. */
export function PlacePicker({ submit: submitLabel = t.place.search, onPlace, onClose }: PlacePickerProps) {
  const [typed, setTyped] = useState('')
  const [locating, setLocating] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const ask = usePlaceSource()

  async function locate() {
    setLocating(true)
    setTrouble(null)
    const position = await currentPosition()
    setLocating(false)
    if (position) onPlace(position)
    else setTrouble('refused')
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    await take((await ask(text))[0])
  }
  async function take(place: Suggestion | undefined) {
    const position = await place?.locate()
    if (position) onPlace(position)
    else setTrouble('unknown')
  }
  // Choosing to sort by distance is the visitor's act: the position is asked for right then, and only then.
  useEffect(() => void locate(), []) // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <form className={css.picker} aria-label={t.place.title} onSubmit={submit}>
      <Field
        className={css.field}
        label={t.place.label}
        error={trouble ? t.place[trouble] : undefined}
        help={locating ? t.place.locating : undefined}
      >
        <PlaceInput
          icon="pin"
          placeholder={t.place.placeholder}
          autoComplete="off"
          value={typed}
          onType={setTyped}
          onPick={(place) => void take(place)}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
        <Button variant="link" loading={locating} onClick={() => void locate()}>
          {t.place.here}
        </Button>
      </div>
      <IconButton className={css.close} icon="close" label={t.place.close} onClick={onClose} />
    </form>
  )
}
