import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { useNavigator } from '@/router/navigation'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { createText, useTextsChanged } from './queries'

const words = t.create

/** Starts a text that has no page of its own yet. */
export function NewText({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState(words.kinds[0]!.value)
  const [title, setTitle] = useState('')
  const changed = useTextsChanged()
  const { push } = useNavigator()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createText({ kind, title }),
    onSuccess: async (id) => {
      await changed()
      await push(to(`/textes/${id}`))
    },
  })
  return (
    <DecisionPanel
      title={words.title}
      preview={{ effects: [{ icon: 'eye', words: words.effect }] }}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Field label={words.kind}>
        <Select
          value={kind}
          options={words.kinds}
          onChange={(event) => setKind(words.kinds.find(({ value }) => value === event.target.value)!.value)}
        />
      </Field>
      <Field label={words.name}>
        <TextInput autoFocus value={title} maxLength={300} onChange={(event) => setTitle(event.target.value)} />
      </Field>
    </DecisionPanel>
  )
}
