import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { t as words } from '#i18n/desk-promotions'
import { get, type ApiQuery } from '@/api/client'
import { fold } from '@/lib/fold'
import { namedCategories } from '@/lib/named-categories'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import { FieldError } from '@/ui/FieldError'
import { Loaded } from '@/ui/Loaded'
import { Radio } from '@/ui/Radio'
import { Skeleton } from '@/ui/Skeleton'
import { TextInput } from '@/ui/TextInput'
import { useDebounced } from '@/ui/useDebounced'
import type { Draft } from './draft'
import css from './promotions.module.css'

const t = words.form

type Named = { id: string; name: string }
/** Reads of a shop's products, by words of their names or one by one. The market has none: it chooses by category. */
export interface ShopProducts {
  find: (search: string) => ApiQuery<{ data: readonly Named[] }>
  read: (id: string) => ApiQuery<Named>
}

type ScopePickerProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  products: ShopProducts | undefined
  error: string | undefined
}

/** What a promotion is about: everything, or products or categories that are searched by name. */
export function ScopePicker({ draft: { scope, scopeIds }, set, products, error }: ScopePickerProps) {
  const scopes = products ? (['all', 'products', 'categories'] as const) : (['all', 'categories'] as const)
  return (
    <ChoiceGroup label={t.scope} radios required>
      {scopes.map((one) => (
        <Radio
          key={one}
          name="scope"
          label={t.scopes[one]}
          checked={scope === one}
          onChange={() => set({ scope: one, scopeIds: [] })}
        />
      ))}
      {scope === 'products' && products && (
        <Products products={products} chosen={scopeIds} onChange={(ids) => set({ scopeIds: ids })} />
      )}
      {scope === 'categories' && <Categories chosen={scopeIds} onChange={(ids) => set({ scopeIds: ids })} />}
      {error && <FieldError>{error}</FieldError>}
    </ChoiceGroup>
  )
}

type ChosenProps = { chosen: readonly string[]; onChange: (ids: string[]) => void }

function Products({ products, chosen, onChange }: { products: ShopProducts } & ChosenProps) {
  const [q, setQ] = useState('')
  const query = useQuery({ ...products.find(useDebounced(q.trim())), placeholderData: keepPreviousData })
  const absent = absentFrom(query.data?.data, chosen)
  const read = useQueries({ queries: absent.map((id) => products.read(id)) })
  const others = absent.map((id, at) => ({ id, name: read[at]?.data?.name ?? (read[at]?.isError ? id : '…') }))
  return (
    <Picker label={t.search.products} q={q} onSearch={setQ} count={chosen.length}>
      <Loaded query={query} skeleton={<Skeleton height="8rem" />}>
        {({ data }) => <Boxes found={data} others={others} chosen={chosen} onChange={onChange} />}
      </Loaded>
    </Picker>
  )
}

const SHOWN = 40

function Categories({ chosen, onChange }: ChosenProps) {
  const [q, setQ] = useState('')
  const query = useQuery(get('/product-categories/flat'))
  const all = useMemo(() => namedCategories(query.data ?? []), [query.data])
  const found = all.filter(({ name }) => fold(name).includes(fold(q.trim()))).slice(0, SHOWN)
  const absent = absentFrom(found, chosen)
  return (
    <Picker label={t.search.categories} q={q} onSearch={setQ} count={chosen.length}>
      <Loaded query={query} skeleton={<Skeleton height="8rem" />}>
        {() => (
          <Boxes
            found={found}
            others={all.filter(({ id }) => absent.includes(id))}
            chosen={chosen}
            onChange={onChange}
          />
        )}
      </Loaded>
    </Picker>
  )
}

/** What is ticked and not among what was found. */
const absentFrom = (found: readonly Named[] | undefined, chosen: readonly string[]) =>
  found ? chosen.filter((id) => !found.some((one) => one.id === id)) : []

type PickerProps = { label: string; q: string; onSearch: (q: string) => void; count: number; children: ReactNode }

function Picker({ label, q, onSearch, count, children }: PickerProps) {
  return (
    <div className={css.picker}>
      <Field label={label}>
        <TextInput
          size="s"
          type="search"
          icon="search"
          value={q}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // the whole form must not leave
        />
      </Field>
      <p className={css.soft} aria-live="polite">
        {t.chosen(count)}
      </p>
      <div className={css.boxes} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}

/** What was found, under what is ticked besides: that can be unticked whatever is searched. */
function Boxes({
  found,
  others,
  chosen,
  onChange,
}: { found: readonly Named[]; others: readonly Named[] } & ChosenProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <>
      {[...others, ...found].map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
      {found.length === 0 && <p>{t.none}</p>}
    </>
  )
}
