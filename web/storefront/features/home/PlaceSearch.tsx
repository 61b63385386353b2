import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/home'
import { currentPosition, usePlaceSource, type Suggestion } from '@/storefront/features/places/place'
import { PlaceInput } from '@/storefront/features/places/PlaceInput'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/FieldError'
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
    await goTo((await ask(text))[0], text)
  }
  async function goTo(place: Suggestion | undefined, text: string) {
    setBusy('typed')
    const position = await place?.locate()
    setBusy(null)
    onGo(position ? searchAround(position) : searchFor(text))
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
        <PlaceInput
          id={id}
          name="q"
          icon="pin"
          placeholder={t.place.placeholder}
          autoComplete="off"
          value={typed}
          onType={setTyped}
          onPick={(place) => {
            setTyped(place.name)
            void goTo(place, place.name)
          }}
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
