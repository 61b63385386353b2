import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { TextInput } from '@/ui/TextInput'
import { useDebounced } from '@/ui/useDebounced'
import css from './PlaceInput.module.css'

const ASKED_FROM = 2

/** Something that a typed text may mean. */
export interface Named {
  name: string
  region?: string | undefined
}

export type SuggestInputProps<T extends Named> = Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'list'
> & {
  value: string
  onType: (text: string) => void
  onPick: (picked: T) => void
  /** False where no suggestion would help. */
  suggesting?: boolean
}

type Source<T> = {
  /** Names the suggestions, aloud and among the answers that are kept. */
  label: string
  find: (typed: string, signal: AbortSignal) => Promise<T[]>
}

/** A text field that suggests what is typed may mean; whatever is typed stays valid. */
export function SuggestInput<T extends Named>(props: SuggestInputProps<T> & Source<T>) {
  const { value, onType, onPick, suggesting = true, label, find, ...input } = props
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const places = useSuggestions(label, open && suggesting ? value : '', find)
  const shown = open && places.length > 0

  function close() {
    setOpen(false)
    setAt(-1)
  }
  function pick(place: T) {
    close()
    onPick(place)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!shown) return
    const chosen = places[at]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(((at + step + places.length + 2) % (places.length + 1)) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.box}>
      <TextInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          input.onBlur?.(event)
        }}
      />
      {shown && (
        // Pressing a line must not take focus from the field, or the list would close before the click.
        <ul
          id={listId}
          className={css.list}
          role="listbox"
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
        >
          {places.map((place, index) => (
            <li
              key={placeLabel(place)}
              id={`${listId}-${index}`}
              className={css.line}
              role="option"
              aria-selected={index === at}
              onClick={() => pick(place)}
            >
              {placeLabel(place)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useSuggestions<T>(label: string, typed: string, find: Source<T>['find']): T[] {
  const asked = useDebounced(typed.trim())
  const { data } = useQuery({
    queryKey: ['suggestions', label, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked.length >= ASKED_FROM,
  })
  return data ?? []
}

export function placeLabel({ name, region }: Named): string {
  return region ? `${name}, ${region}` : name
}
