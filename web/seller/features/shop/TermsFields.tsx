import { useController, type UseFormReturn } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { all, required, type Rule } from '@/lib/rules'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import { FormField } from '@/ui/form-fields'
import grid from '@/ui/form.module.css'
import { Radio } from '@/ui/Radio'
import { TextArea } from '@/ui/TextArea'
import type { ShopForm } from './shop-form'

const words = t.terms
const TERMS_MAX = 4000

const shaped =
  (shape: RegExp, sentence: string): Rule =>
  (value) =>
    value === '' || shape.test(value.replace(/\s/g, '').toUpperCase()) ? undefined : sentence
const gst = shaped(/^\d{9}RT\d{4}$/, words.gstShape)
const qst = shaped(/^\d{10}TQ\d{4}$/, words.qstShape)

/** How returns go, and who collects the taxes. */
export function TermsFields({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const terms = useController({ control, name: 'returnTerms' })
  const registered = useController({ control, name: 'registered' })
  const radio = (value: 'yes' | 'no', label: string) => (
    <Radio
      name={registered.field.name}
      label={label}
      checked={registered.field.value === value}
      onChange={() => registered.field.onChange(value)}
    />
  )
  return (
    <div className={grid.grid}>
      <Field label={words.returns} help={words.returnsHelp} error={terms.fieldState.error?.message} optional>
        <TextArea {...terms.field} maxLength={TERMS_MAX} />
      </Field>
      <ChoiceGroup label={words.registered} help={words.registeredHelp} required radios>
        {radio('no', words.small)}
        {radio('yes', words.has)}
      </ChoiceGroup>
      {registered.field.value === 'yes' && (
        <>
          <FormField
            control={control}
            name="gstNumber"
            label={words.gst}
            rule={all(required, gst)}
            className={grid.half}
            input={{ maxLength: 20, autoComplete: 'off', spellCheck: false }}
          />
          <FormField
            control={control}
            name="qstNumber"
            label={words.qst}
            rule={all(required, qst)}
            className={grid.half}
            input={{ maxLength: 20, autoComplete: 'off', spellCheck: false }}
          />
        </>
      )}
    </div>
  )
}
