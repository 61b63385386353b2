import { useState } from 'react'
import { t } from '#i18n/seller-products'
import { useNavigator } from '@/router/navigation'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { listAddress, SORTS, type ListState } from './list-state'
import css from './ProductList.module.css'

const words = t.list

/** What is searched, of which stock, in which order. */
export function SearchBar({ state }: { state: ListState }) {
  const [q, setQ] = useState(state.q)
  const { push } = useNavigator()
  // The progress bar shows a failure.
  const go = (change: Partial<ListState>) => void push(listAddress({ ...state, q: q.trim() }, change)).catch(() => {})
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        go({})
      }}
    >
      <Field label={words.search} hideLabel className={css.words}>
        <TextInput
          type="search"
          size="s"
          icon="search"
          placeholder={words.searchHint}
          maxLength={200}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </Field>
      <Button type="submit" size="s" variant="secondary">
        {words.submit}
      </Button>
      <Field label={words.stock} hideLabel className={css.choice}>
        <Select
          size="s"
          value={state.stock ?? ''}
          options={[
            { value: '', label: words.stockAny },
            { value: 'low', label: words.stockLow },
            { value: 'out', label: words.stockOut },
          ]}
          onChange={(event) => go({ stock: (event.target.value || undefined) as ListState['stock'] })}
        />
      </Field>
      <Field label={words.sort} hideLabel className={css.choice}>
        <Select
          size="s"
          value={state.sort}
          options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(event) => go({ sort: event.target.value as ListState['sort'] })}
        />
      </Field>
    </form>
  )
}
