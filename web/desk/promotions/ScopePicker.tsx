import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t as words } from '#i18n/desk-promotions'
import { get } from '@/api/client'
import { fold } from '@/lib/fold'
import { namedCategories } from '@/lib/named-categories'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import { FieldError } from '@/ui/FieldError'
import { Radio } from '@/ui/Radio'
import { TextInput } from '@/ui/TextInput'
import { useDebounced } from '@/ui/useDebounced'
import type { Draft } from './draft'
import css from './promotions.module.css'

const t = words.form

type Named = { id: string; name: string }
/** Products of a shop by words of their names; none for the market, whose codes choose by category. */
export type FindProducts = (search: string) => Promise<readonly Named[]>

type ScopePickerProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  findProducts: FindProducts | undefined
  error: string | undefined
}

/** What a promotion is about: everything, or products or categories that are searched by name. */
export function ScopePicker({ draft: { scope, scopeIds }, set, findProducts, error }: ScopePickerProps) {
  const scopes = findProducts ? (['all', 'products', 'categories'] as const) : (['all', 'categories'] as const)
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
      {scope === 'products' && findProducts && (
        <Products find={findProducts} chosen={scopeIds} onChange={(ids) => set({ scopeIds: ids })} />
      )}
      {scope === 'categories' && <Categories chosen={scopeIds} onChange={(ids) => set({ scopeIds: ids })} />}
      {error && <FieldError>{error}</FieldError>}
    </ChoiceGroup>
  )
}

type ChosenProps = { chosen: readonly string[]; onChange: (ids: string[]) => void }

function Products({ find, ...rest }: { find: FindProducts } & ChosenProps) {
  const [q, setQ] = useState('')
  const search = useDebounced(q.trim())
  const { data = [] } = useQuery({ queryKey: ['promotion products', search], queryFn: () => find(search) })
  return <Boxes label={t.search.products} q={q} onSearch={setQ} options={data} {...rest} />
}

const SHOWN = 40

function Categories(props: ChosenProps) {
  const [q, setQ] = useState('')
  const { data } = useQuery(get('/product-categories/flat'))
  const all = useMemo(() => namedCategories(data ?? []), [data])
  const found = all.filter(({ name }) => fold(name).includes(fold(q.trim()))).slice(0, SHOWN)
  return <Boxes label={t.search.categories} q={q} onSearch={setQ} options={found} {...props} />
}

type BoxesProps = ChosenProps & { label: string; q: string; onSearch: (q: string) => void; options: readonly Named[] }

function Boxes({ label, q, onSearch, options, chosen, onChange }: BoxesProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
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
        {t.chosen(chosen.length)}
      </p>
      <div className={css.boxes} role="group" aria-label={label}>
        {options.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
        {options.length === 0 && <p>{t.none}</p>}
      </div>
    </div>
  )
}
