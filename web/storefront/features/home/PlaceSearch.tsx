import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/home'
import { currentPosition, usePlaceSource } from '@/storefront/features/places/place'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/FieldError'
import { TextInput } from '@/ui/TextInput'
import { searchAround, searchFor } from './place'
import css from './PlaceSearch.module.css'

type Busy = 'typed' | 'here' | null

/** Searches for what is made around a typed town or postal code, or around the visitor. */
export function PlaceSearch({ onGo }: { onGo: (url: string) => void }) {
  const id = useId()
  const ask = usePlaceSource()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState<Busy>(null)
  const [refused, setRefused] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    setBusy('typed')
    const [best] = await ask(text)
    const place = await best?.locate()
    setBusy(null)
    onGo(place ? searchAround(place) : searchFor(text))
  }
  async function useHere() {
    setBusy('here')
    setRefused(false)
    const place = await currentPosition()
    setBusy(null)
    if (place) onGo(searchAround(place))
    else setRefused(true)
  }

  // Without JavaScript the form still searches for what was typed.
  return (
    <form className={css.card} action="/recherche" onSubmit={submit}>
      <label className={css.label} htmlFor={id}>
        {t.place.label}
      </label>
      <div className={css.row}>
        <TextInput
          id={id}
          name="q"
          icon="pin"
          placeholder={t.place.placeholder}
          autoComplete="address-level2"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" loading={busy === 'typed'}>
          {t.place.search}
        </Button>
      </div>
      <div className={css.refused} aria-live="polite">
        {refused && <FieldError>{t.place.refused}</FieldError>}
      </div>
      <Button className={css.here} variant="link" size="s" loading={busy === 'here'} onClick={useHere}>
        {t.place.here}
      </Button>
    </form>
  )
}
