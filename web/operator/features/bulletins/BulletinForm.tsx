import { useState } from 'react'
import { t as words } from '#i18n/operator-bulletins'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { same } from '@/desk/merge'
import { RichText } from '@/desk/RichText'
import { useUnsaved } from '@/desk/use-unsaved'
import { formatIsoDate } from '@/lib/format-date'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import form from '@/ui/form.module.css'
import { Radio } from '@/ui/Radio'
import { TextInput } from '@/ui/TextInput'
import type { Bulletin, Fields, ShopStatus } from './queries'

const t = words.form
const STATUSES = Object.keys(words.statuses) as ShopStatus[]

type BulletinFormProps = {
  /** None: a new one. */
  edited: Bulletin | undefined
  sending: boolean
  error: unknown
  onSave: (fields: Fields) => void
  onClose: () => void
}

/** Writes an announcement. */
export function BulletinForm({ edited, sending, error, onSave, onClose }: BulletinFormProps) {
  const [first] = useState<Fields>({
    title: edited?.title ?? '',
    body: edited?.body ?? '',
    statuses: edited?.statuses ?? [],
    from: edited?.from ?? formatIsoDate(Date.now()),
    to: edited?.to ?? '',
  })
  const [fields, setFields] = useState(first)
  const leaving = useUnsaved(!same(fields, first))
  const [some, setSome] = useState((fields.statuses ?? []).length > 0)
  const set = (change: Partial<Fields>) => setFields((old) => ({ ...old, ...change }))
  const errors = fieldErrors(error)
  const errorOf = (field: keyof Fields) => errors[field]
  const date = (name: 'from' | 'to', label: string, help?: string) => (
    <Field label={label} help={help} error={errorOf(name)} className={form.half ?? ''} optional={name === 'to'}>
      <TextInput size="s" type="date" value={fields[name]} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <DecisionPanel
      title={edited ? t.editTitle : t.newTitle}
      submit={t.save}
      sending={sending}
      error={error ? (Object.keys(errors).length > 0 ? words.fix : (refusal(error) ?? words.notSaved)) : undefined}
      onSubmit={() => onSave(some ? fields : { ...fields, statuses: [] })}
      onClose={onClose}
    >
      {leaving}
      <div className={form.grid}>
        <Field label={t.title} error={errorOf('title')} required>
          <TextInput
            size="s"
            maxLength={120}
            value={fields.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <RichText label={t.body} error={errorOf('body')} value={fields.body} onChange={(body) => set({ body })} />
        {date('from', t.from)}
        {date('to', t.to, t.toHelp)}
        <ChoiceGroup label={t.statuses} error={errorOf('statuses')} radios required>
          <Radio name="shops" label={t.all} checked={!some} onChange={() => setSome(false)} />
          <Radio name="shops" label={t.some} checked={some} onChange={() => setSome(true)} />
          {some && <Statuses chosen={fields.statuses ?? []} onChange={(statuses) => set({ statuses })} />}
        </ChoiceGroup>
      </div>
    </DecisionPanel>
  )
}

type StatusesProps = { chosen: readonly ShopStatus[]; onChange: (statuses: ShopStatus[]) => void }

function Statuses({ chosen, onChange }: StatusesProps) {
  const toggle = (one: ShopStatus) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return STATUSES.map((one) => (
    <Checkbox key={one} label={words.statuses[one]} checked={chosen.includes(one)} onChange={() => toggle(one)} />
  ))
}
