import type { FormEvent, Ref } from 'react'
import { t } from '#i18n/shell'
import { useNavigator } from '@/storefront/navigation'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'

type SearchBoxProps = { placeholder?: string; inputRef?: Ref<HTMLInputElement>; onSearch?: () => void }

/** A plain GET form to the search page: it also works before the page's code has arrived. */
export function SearchBox({ placeholder = t.searchPlaceholder, inputRef, onSearch }: SearchBoxProps) {
  const navigator = useNavigator()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    onSearch?.()
    void navigator.push(q ? `/recherche?${new URLSearchParams({ q })}` : '/recherche')
  }
  return (
    <form role="search" action="/recherche" method="get" onSubmit={search}>
      <Field label={t.search} hideLabel>
        <TextInput
          ref={inputRef}
          type="search"
          name="q"
          icon="search"
          shape="pill"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </Field>
    </form>
  )
}
