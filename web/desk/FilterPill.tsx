import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/desk'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { TextInput } from '@/ui/TextInput'
import { useDebounced } from '@/ui/useDebounced'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './FilterBar.module.css'
import type { ListState } from './use-list-state'

type Option = { value: string; label: string }

/** One thing that a list can be narrowed by. */
export interface Filter {
  /** Its parameter in the address. */
  name: string
  label: string
  /** What it can be; without it, a value is typed. */
  options?: readonly Option[]
  /** Finds what it can be by what is typed, where there is too much to list; `options` then name what is chosen. */
  find?: (typed: string) => Promise<readonly Option[]>
  /** What is typed. */
  type?: 'text' | 'date' | 'number'
}

/** « Champ : valeur » that closes when it is set; otherwise the field alone, which opens. */
export function FilterPill({ filter, state }: { filter: Filter; state: ListState }) {
  const { name, label, options } = filter
  const value = state.get(name)
  if (value === '') return <Unset filter={filter} state={state} />
  const words = options?.find((option) => option.value === value)?.label ?? value
  return (
    <Link className={css.on} href={state.href({ [name]: '' })} aria-label={t.filters.drop(label, words)}>
      <span>
        {t.filters.field(label)} <b>{words}</b>
      </span>
      <Icon name="close" size="xs" />
    </Link>
  )
}

function Unset({ filter, state }: { filter: Filter; state: ListState }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])
  return (
    <div
      ref={root}
      className={css.unset}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className={css.off}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {filter.label}
        <Icon name="chevronDown" size="xs" />
      </button>
      {open && (
        <div id={id} className={css.menu} role="dialog" aria-label={filter.label}>
          {filter.find ? (
            <Searched filter={filter} find={filter.find} state={state} />
          ) : filter.options ? (
            <Options filter={filter} options={filter.options} state={state} />
          ) : (
            <Typed filter={filter} state={state} />
          )}
        </div>
      )}
    </div>
  )
}

type FilterProps = { filter: Filter; state: ListState }

function Options({ filter, options, state }: FilterProps & { options: readonly Option[] }) {
  return (
    <ul>
      {options.map(({ value, label }) => (
        <li key={value}>
          <Link className={css.option} href={state.href({ [filter.name]: value })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Searched({ filter, find, state }: FilterProps & { find: NonNullable<Filter['find']> }) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data, isError, refetch } = useQuery({
    queryKey: ['filter', filter.name, search],
    queryFn: () => find(search),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.typed}>
      <Field label={filter.label}>
        <TextInput
          autoFocus
          size="s"
          type="search"
          icon="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {!isError && data && <Options filter={filter} options={data} state={state} />}
      <div role="status">
        {isError ? (
          <>
            <p>{t.filters.failed}</p>
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              {t.states.retry}
            </Button>
          </>
        ) : !data ? (
          <p>{t.states.loading}</p>
        ) : data.length === 0 ? (
          <p>{t.filters.nothing}</p>
        ) : (
          <VisuallyHidden>{t.filters.found(data.length)}</VisuallyHidden>
        )}
      </div>
    </div>
  )
}

function Typed({ filter, state }: { filter: Filter; state: ListState }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') state.go({ [filter.name]: typed.trim() })
  }
  return (
    <form className={css.typed} onSubmit={submit}>
      <Field label={filter.label}>
        <TextInput
          autoFocus
          size="s"
          type={filter.type ?? 'text'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="s">
        {t.filters.apply}
      </Button>
    </form>
  )
}
