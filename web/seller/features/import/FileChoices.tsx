import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-import'
import { refusal } from '@/api/refusal'
import { namedCategories } from '@/lib/named-categories'
import { Acts, Fields } from '@/seller/ReadOnly'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { FIELDS, wrongColumns, type ImportField } from './fields'
import css from './import.module.css'
import { categoriesQuery, sendChoices, type Import } from './queries'

const words = t.choices
const fields = FIELDS.map((value) => ({ value, label: words.fields[value] }))

type FileChoicesProps = { shopId: string; known: Import; onSent: (checking: Import) => void }

/** What only the seller knows of a file: what its columns hold, and the category of products that name none. */
export function FileChoices({ shopId, known, onSent }: FileChoicesProps) {
  const [columns, setColumns] = useState<ImportField[]>(
    known.choices.columns.length > 0 ? known.choices.columns : known.headings.map(({ guess }) => guess),
  )
  const [categoryId, setCategory] = useState(known.choices.categoryId)
  const categories = useQuery(categoriesQuery())
  const wrong = known.source === 'other' ? wrongColumns(columns) : undefined
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendChoices(shopId, known.id, { columns, categoryId }),
    onSuccess: onSent,
  })
  return (
    <form
      className={css.choices}
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong) mutate()
      }}
    >
      <Fields>
        {known.headings.length > 0 && <Headings known={known} columns={columns} onChange={setColumns} />}
        <Field label={words.category} help={words.categoryHelp}>
          <Select
            value={categoryId}
            placeholder={words.noCategory}
            options={namedCategories(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setCategory(event.target.value)}
          />
        </Field>
      </Fields>
      <p role="status" className={css.soft}>
        {wrong && words.wrong[wrong]}
      </p>
      {error && !isPending && <Alert kind="error">{refusal(error) ?? t.failed}</Alert>}
      <Acts>
        <Button
          type="submit"
          variant={known.asks ? 'primary' : 'secondary'}
          loading={isPending}
          disabled={wrong !== undefined}
        >
          {words.check}
        </Button>
      </Acts>
    </form>
  )
}

type HeadingsProps = { known: Import; columns: ImportField[]; onChange: (columns: ImportField[]) => void }

/** Each column of the file with an example of it, and what it holds. */
function Headings({ known, columns, onChange }: HeadingsProps) {
  return (
    <ul className={css.headings}>
      {known.headings.map(({ name, example }, index) => (
        <li key={index}>
          <Field label={words.heading(name, index + 1)} help={example ? words.example(example) : words.empty}>
            <Select
              value={columns[index] ?? 'ignored'}
              options={fields}
              onChange={(event) =>
                onChange(columns.map((field, at) => (at === index ? (event.target.value as ImportField) : field)))
              }
            />
          </Field>
        </li>
      ))}
    </ul>
  )
}
