import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/listing'
import { useDebounced } from '@/ui/useDebounced'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { TextInput } from '@/ui/TextInput'
import { currentPosition, usePlaceSource, type PlaceSource, type Position, type Suggestion } from './place'
import css from './PlacePicker.module.css'

type PlacePickerProps = {
  /** What the button says. */
  submit?: string
  onPlace: (position: Position) => void
  onClose: () => void
}
type Trouble = 'refused' | 'unknown' | null

const ASKED_FROM = 2

/** Where distances start from: the browser's position, asked for at once, or a typed town or postal code. */
export function PlacePicker({ submit: submitLabel = t.place.search, onPlace, onClose }: PlacePickerProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [locating, setLocating] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const ask = usePlaceSource()
  const places = usePlaces(ask, typed)

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
    const chosen = places.find((place) => label(place) === text) ?? (await ask(text))[0]
    const position = await chosen?.locate()
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
        <TextInput
          icon="pin"
          list={listId}
          placeholder={t.place.placeholder}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {places.map((place) => (
          <option key={label(place)} value={label(place)} />
        ))}
      </datalist>
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

function usePlaces(ask: PlaceSource, typed: string): Suggestion[] {
  const asked = useDebounced(typed.trim())
  const { data } = useQuery({
    queryKey: ['places', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: asked.length >= ASKED_FROM,
  })
  return data ?? []
}

function label({ name, region }: Suggestion): string {
  return region ? `${name}, ${region}` : name
}
