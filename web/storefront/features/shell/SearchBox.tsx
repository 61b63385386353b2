import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { t } from '#i18n/shell'
import type { Shown, SuggestionKeys } from '@/storefront/features/suggestions/Suggestions'
import { useNavigator, useView } from '@/router/navigation'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { useLater } from '@/ui/useLater'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './SearchBox.module.css'

const loadSuggestions = () =>
  import('@/storefront/features/suggestions/Suggestions').then(({ Suggestions }) => Suggestions)

type SearchBoxProps = { placeholder?: string; inputRef?: Ref<HTMLInputElement>; onSearch?: () => void }

/** A plain GET form to the search page, which works before the page's code has arrived; then it also suggests. */
export function SearchBox({ placeholder = t.searchPlaceholder, inputRef, onSearch }: SearchBoxProps) {
  const navigator = useNavigator()
  const form = useRef<HTMLFormElement>(null)
  const words = useShownWords(form)
  /** What suggestions are wanted for; null for none. */
  const [typed, setTyped] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown>({})
  const keys = useRef<SuggestionKeys>(null)
  const Suggestions = useLater(typed !== null, loadSuggestions)
  const close = () => setTyped(null)

  function go(href: string) {
    onSearch?.()
    void navigator.push(href)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    close()
    go(q ? `/recherche?${new URLSearchParams({ q })}` : '/recherche')
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (typed !== null) return keys.current?.onKeyDown(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setTyped((event.target as HTMLInputElement).value)
  }
  return (
    <form
      ref={form}
      className={css.box}
      role="search"
      action="/recherche"
      method="get"
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <Field label={t.search} hideLabel>
        <TextInput
          ref={inputRef}
          type="search"
          name="q"
          icon="search"
          shape="pill"
          defaultValue={words}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.list !== undefined}
          aria-controls={shown.list}
          aria-activedescendant={shown.active}
          onFocus={(event) => {
            if (event.target.value.trim() === '') setTyped('') // recent searches
          }}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={close}
        />
      </Field>
      <VisuallyHidden>
        <span role="status">{shown.status}</span>
      </VisuallyHidden>
      {Suggestions && typed !== null && (
        <Suggestions ref={keys} text={typed} onShown={setShown} onGo={go} onClose={close} />
      )}
    </form>
  )
}

/** The words of the search on screen; the box shows them until something else is typed. */
function useShownWords(form: RefObject<HTMLFormElement | null>): string {
  const { context } = useView()
  const words = context.path === '/recherche' ? (context.query.get('q') ?? '') : ''
  const shown = useRef(words)
  useEffect(() => {
    const input = form.current?.elements.namedItem('q')
    if (shown.current === words || !(input instanceof HTMLInputElement)) return
    shown.current = words
    input.value = words
  }, [form, words])
  return words
}
