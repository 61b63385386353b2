import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { formatCount } from '@/lib/format-money'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { toast } from '@/ui/toast'
import { targetsFor } from './options'
import { merge, type Category } from './queries'
import { failureOf, type TreeEdit } from './use-tree-edit'

const words = t.merge

type MergePanelProps = {
  category: Category
  categories: readonly Category[]
  edits: TreeEdit
  onClose: () => void
  onDone: (into: string) => void
}

/** Puts what a category holds in another one; its address leads there. */
export function MergePanel({ category, categories, edits, onClose, onDone }: MergePanelProps) {
  const [into, setInto] = useState('')
  const [error, setError] = useState<unknown>()
  const target = categories.find(({ id }) => id === into)
  const { productCount = 0 } = category
  const count = t.products(formatCount(productCount), productCount > 1)
  const effects: Effect[] = [
    { icon: 'basket', words: words.move(count) },
    ...(category.isParent ? [{ icon: 'tree' as const, words: words.children }] : []),
    { icon: 'next', words: words.address(`/categorie/${category.path}`) },
    { icon: 'book', words: words.journal },
  ]
  return (
    <DecisionPanel
      title={words.title(category.name)}
      preview={target && { effects }}
      submit={target ? words.submit(target.name) : words.pick}
      disabled={!target}
      sending={edits.sending}
      error={error === undefined ? undefined : failureOf(error)}
      onClose={onClose}
      onSubmit={() =>
        void edits
          .run(
            (revision) => merge(category.id, revision, into),
            () => {
              toast('success', words.done(target?.name ?? ''))
              onDone(into)
            },
          )
          .then(setError)
      }
    >
      <Field label={words.into}>
        <Select
          value={into}
          placeholder={words.choose}
          options={targetsFor(categories, category)}
          onChange={(event) => setInto(event.target.value)}
        />
      </Field>
    </DecisionPanel>
  )
}
