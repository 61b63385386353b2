import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './FilterBar.module.css'
import { FilterLinks, type View } from './FilterLinks'
import { FilterPill, type Filter } from './FilterPill'
import { useKeys } from './use-keys'
import type { ListState } from './use-list-state'

type FilterBarProps = {
  state: ListState
  /** Usual states of the list, as tabs with counts. */
  views?: { label: string; list: readonly View[]; selected: string }
  /** Views that one keeps oneself, under the usual ones. */
  saved?: ReactNode
  filters: readonly Filter[]
  /** The parameter of what is searched for, and the words of its field. */
  search?: { name: string; label: string; hint: string }
}

/** What is listed: views, a search, and a pill per filter. All of it is in the address. */
export function FilterBar({ state, views, saved, filters, search }: FilterBarProps) {
  const set = filters.filter(({ name }) => state.get(name) !== '')
  const names = [...set.map(({ name }) => name), ...(search ? [search.name] : [])]
  const narrowed = set.length > 0 || (search !== undefined && state.get(search.name) !== '')
  return (
    <>
      {views && <FilterLinks label={views.label} filters={views.list} selected={views.selected} />}
      {saved}
      <div className={css.bar}>
        {search && <Search key={state.get(search.name)} state={state} search={search} />}
        {filters.map((filter) => (
          <FilterPill key={filter.name} filter={filter} state={state} />
        ))}
        {narrowed && (
          <Button variant="link" size="s" href={state.href(Object.fromEntries(names.map((name) => [name, ''])))}>
            {t.filters.clear}
          </Button>
        )}
      </div>
    </>
  )
}

function Search({ state, search }: { state: ListState; search: NonNullable<FilterBarProps['search']> }) {
  const [typed, setTyped] = useState(state.get(search.name))
  const form = useRef<HTMLFormElement>(null)
  useKeys({ '/': () => form.current?.querySelector('input')?.focus() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.go({ [search.name]: typed.trim() })
  }
  return (
    <form ref={form} role="search" className={css.search} onSubmit={submit}>
      <Field label={search.label} hideLabel>
        <TextInput
          size="s"
          type="search"
          icon="search"
          placeholder={search.hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </form>
  )
}
