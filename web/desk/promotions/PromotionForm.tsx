import { useState, type ComponentProps } from 'react'
import { t as words } from '#i18n/desk-promotions'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import form from '@/ui/form.module.css'
import { Radio } from '@/ui/Radio'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { fieldsOf, proposeCode, sentenceOf, type Draft, type Fields } from './draft'
import css from './promotions.module.css'
import { ScopePicker, type ShopProducts } from './ScopePicker'

const t = words.form

type PromotionFormProps = {
  start: Draft
  /** The market's codes: a percentage or an amount, on everything or on categories. */
  market: boolean
  products?: ShopProducts | undefined
  sending: boolean
  error: unknown
  onSave: (fields: Fields) => void
  onClose: () => void
}

/** Makes a promotion, and says in one sentence what it will do. */
export function PromotionForm({ start, market, products, sending, error, onSave, onClose }: PromotionFormProps) {
  const [draft, setDraft] = useState(start)
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }))
  const errors = fieldErrors(error)
  const errorOf = (field: string) => errors[field]
  const fields = fieldsOf(draft)
  const text = (name: keyof Draft, label: string, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field label={label} error={errorOf(name)} className={form.half ?? ''} {...more}>
      <TextInput size="s" value={draft[name] as string} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
  const date = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errorOf(name)} className={form.half ?? ''} optional={name === 'to'}>
      <TextInput size="s" type="date" value={draft[name]} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <DecisionPanel
      title={t.title}
      submit={t.save}
      sending={sending}
      error={error ? (Object.keys(errors).length > 0 ? t.fix : (refusal(error) ?? words.notSaved)) : undefined}
      onSubmit={() => onSave(fields)}
      onClose={onClose}
    >
      <div className={form.grid}>
        <Field label={t.name} help={t.nameHelp} error={errorOf('name')} required>
          <TextInput
            size="s"
            maxLength={60}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        {!market && (
          <ChoiceGroup label={t.how} radios required>
            <Radio
              name="how"
              label={t.withCode}
              checked={!draft.automatic}
              onChange={() => set({ automatic: false })}
            />
            <Radio name="how" label={t.automatic} checked={draft.automatic} onChange={() => set({ automatic: true })} />
          </ChoiceGroup>
        )}
        {!draft.automatic && (
          <div className={css.code}>
            <Field label={t.code} help={t.codeHelp} error={errorOf('code')} required>
              <TextInput
                size="s"
                className={form.upper}
                maxLength={24}
                autoComplete="off"
                spellCheck={false}
                value={draft.code}
                onChange={(event) => set({ code: event.target.value })}
              />
            </Field>
            <Button size="s" variant="secondary" onClick={() => set({ code: proposeCode() })}>
              {t.propose}
            </Button>
          </div>
        )}
        <Kind draft={draft} set={set} market={market} error={errorOf('kind')} />
        {draft.kind === 'percent' && text('percent', t.percent)}
        {draft.kind === 'amount' && text('amount', t.amount)}
        {draft.kind === 'multi_buy' && text('take', t.take)}
        {draft.kind === 'multi_buy' && text('pay', t.pay)}
        {text('minimum', t.minimum, { optional: true })}
        <ScopePicker draft={draft} set={set} products={products} error={errorOf('scopeIds')} />
        {date('from', t.from)}
        {date('to', t.to)}
        {text('maxUses', t.maxUses, { optional: true })}
        {!draft.automatic && text('maxPerPerson', t.maxPerPerson, { optional: true })}
        <div className={css.summary} aria-live="polite">
          <b>{t.summary}</b>
          <p>{sentenceOf(fields, market)}</p>
        </div>
      </div>
    </DecisionPanel>
  )
}

type KindProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  market: boolean
  error: string | undefined
}

function Kind({ draft, set, market, error }: KindProps) {
  const kinds = (['percent', 'amount', 'free_shipping', 'multi_buy'] as const).slice(0, market ? 2 : 4)
  return (
    <Field label={t.kind} error={error} required>
      <Select
        size="s"
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(event) => set({ kind: event.target.value as Draft['kind'] })}
      />
    </Field>
  )
}
