import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '#i18n/seller-products'
import { fold } from '@/lib/fold'
import { namedCategories } from '@/seller/categories'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import css from './Editor.module.css'
import { MAX_CATEGORIES } from './product-form'
import { categoriesQuery } from './queries'
import { TextField } from './TextField'

const words = t.categories

type CategoryPickerProps = { chosen: readonly string[]; error: string | undefined; onChange: (ids: string[]) => void }

/** The categories of a product, searched by name. */
export function CategoryPicker({ chosen, error, onChange }: CategoryPickerProps) {
  const [q, setQ] = useState('')
  const query = useQuery(categoriesQuery())
  const categories = useMemo(() => namedCategories(query.data ?? []), [query.data])
  const found = categories.filter(({ name }) => fold(name).includes(fold(q.trim())))
  const toggle = (category: string) =>
    onChange(chosen.includes(category) ? chosen.filter((other) => other !== category) : [...chosen, category])
  return (
    <div className={css.picker} role="group" aria-label={words.list}>
      {chosen.length > 0 && (
        <ul className={css.values} aria-label={words.chosen}>
          {chosen.map((category) => {
            const name = categories.find(({ id }) => id === category)?.name ?? '…'
            return (
              <li key={category} className={css.value}>
                {name}
                <button
                  type="button"
                  className={css.drop}
                  aria-label={words.remove(name)}
                  onClick={() => toggle(category)}
                >
                  <Icon name="close" size="s" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <TextField
        label={words.search}
        value={q}
        onChange={setQ}
        error={error}
        help={words.help}
        input={{
          type: 'search',
          size: 's',
          icon: 'search',
          onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(), // the whole form must not leave
        }}
      />
      <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
        {() => (
          <div className={css.categories}>
            {found.map((option) => (
              <Checkbox
                key={option.id}
                label={option.name}
                checked={chosen.includes(option.id)}
                disabled={chosen.length >= MAX_CATEGORIES && !chosen.includes(option.id)}
                onChange={() => toggle(option.id)}
              />
            ))}
            {found.length === 0 && <p>{words.none}</p>}
          </div>
        )}
      </Loaded>
    </div>
  )
}
