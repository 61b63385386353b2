import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { parentsForNew } from './options'
import { create, type Category } from './queries'
import { failureOf, type TreeEdit } from './use-tree-edit'

type CreatePanelProps = {
  categories: readonly Category[]
  parent: string
  edits: TreeEdit
  onClose: () => void
  onDone: (id: string) => void
}

/** A new category. */
export function CreatePanel({ categories, parent, edits, onClose, onDone }: CreatePanelProps) {
  const [name, setName] = useState('')
  const [parentId, setParent] = useState(parent)
  const [error, setError] = useState<unknown>()
  return (
    <DecisionPanel
      title={t.create.title}
      preview={{ effects: [{ icon: 'tree', words: t.create.effect }] }}
      submit={t.create.submit}
      sending={edits.sending}
      error={error === undefined ? undefined : failureOf(error)}
      onClose={onClose}
      onSubmit={() =>
        void edits
          .run(async (revision) => {
            const id = await create(revision, { name, parentId })
            toast('success', t.create.done(name))
            onDone(id)
          })
          .then(setError)
      }
    >
      <Field label={t.panel.name}>
        <TextInput autoFocus value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t.panel.parent}>
        <Select
          value={parentId}
          placeholder={t.panel.top}
          options={parentsForNew(categories)}
          onChange={(event) => setParent(event.target.value)}
        />
      </Field>
    </DecisionPanel>
  )
}
