import { useEffect, useId, useRef, type FormEvent, type Ref, type RefObject } from 'react'
import { t as search } from '#i18n/search'
import { t } from '#i18n/shell'
import { lineId, SuggestionList } from '@/storefront/features/suggestions/SuggestionList'
import { useSuggestions } from '@/storefront/features/suggestions/useSuggestions'
import { useNavigator, useView } from '@/router/navigation'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './SearchBox.module.css'

type SearchBoxProps = { placeholder?: string; inputRef?: Ref<HTMLInputElement>; onSearch?: () => void }

/** A plain GET form to the search page, which works before the page's code has arrived; then it also suggests. */
export function SearchBox({ placeholder = t.searchPlaceholder, inputRef, onSearch }: SearchBoxProps) {
  const navigator = useNavigator()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const words = useShownWords(form)
  const { open, groups, all, lines, active, enter, type, choose, close, onKeyDown } = useSuggestions(go)

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
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={active && lineId(listId, active.key)}
          onFocus={(event) => enter(event.target.value)}
          onChange={(event) => type(event.target.value)}
          onBlur={close}
        />
      </Field>
      <VisuallyHidden>
        <span role="status">{open && search.suggestions.available(lines.length - 1)}</span>
      </VisuallyHidden>
      {open && <SuggestionList id={listId} groups={groups} all={all} active={active} onChoose={choose} />}
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
