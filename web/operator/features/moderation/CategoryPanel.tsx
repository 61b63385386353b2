import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { toast } from '@/ui/toast'
import { categoriesQuery, moveProducts, useModerated } from './queries'

const words = t.category

type CategoryPanelProps = { ids: string[]; onDone: () => void; onClose: () => void }

/** Gives the chosen products another leading category. */
export function CategoryPanel({ ids, onDone, onClose }: CategoryPanelProps) {
  const { data } = useQuery(categoriesQuery())
  const [categoryId, setCategoryId] = useState('')
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => moveProducts(ids, categoryId),
    onSuccess: (moved) => {
      toast('success', words.done(moved))
      onDone()
      void moderated()
    },
  })
  return (
    <DecisionPanel
      title={words.title}
      preview={{
        effects: [
          { icon: 'tree', words: words.effect(ids.length) },
          { icon: 'book', words: t.journal },
        ],
      }}
      submit={words.submit(ids.length)}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (categoryId !== '') mutate()
      }}
      onClose={onClose}
    >
      <Field label={words.pick} required error={tried && categoryId === '' ? words.missing : undefined}>
        <Select
          placeholder={words.choose}
          options={optionsOf(data ?? [])}
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
        />
      </Field>
    </DecisionPanel>
  )
}

interface Category {
  id: string
  name: string
  parentId: string | null
}

/** Categories by their whole name, from the top of the tree: « Maison › Cuisine › Tasses ». */
function optionsOf(categories: readonly Category[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const nameOf = ({ name, parentId }: Category): string => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? `${nameOf(parent)} › ${name}` : name
  }
  return categories
    .map((category) => ({ value: category.id, label: nameOf(category) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
}
