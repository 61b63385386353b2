import { useController, useForm, type Control } from 'react-hook-form'
import type { ComponentProps } from 'react'
import { t } from '#i18n/card-form'
import type { Rule } from '@/lib/rules'
import { required } from '@/lib/rules'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FieldError } from '@/ui/FieldError'
import { showRefusal } from '@/ui/mark-refused'
import { TextInput } from '@/ui/TextInput'
import fields from '@/ui/form.module.css'
import { CardBrand } from './CardBrand'
import css from './CardForm.module.css'
import {
  brandOfNumber,
  formatExpiry,
  formatNumber,
  isCvcValid,
  isExpired,
  isNumberValid,
  onlyDigits,
  parseExpiry,
} from './card-format'
import type { CardFormProps } from './provider'
import { tokenise, type TypedCard } from './sandbox'
import { TestCards } from './TestCards'

const words = t
const blank: TypedCard = { number: '', expiry: '', cvc: '' }

/** The card form of the sandbox. What is typed leaves this component only towards the tokeniser. */
export function SandboxCardForm({ onCard, testCards, submit }: CardFormProps) {
  const form = useForm<TypedCard>({ mode: 'onTouched', defaultValues: blank })
  const { control, handleSubmit, watch, formState } = form
  const { errors, isSubmitting } = formState
  const blocked = Object.keys(errors).length > 0

  async function send(card: TypedCard) {
    try {
      await onCard(await tokenise(card))
    } catch (error) {
      showRefusal(error, form, words.failed)
    }
  }

  const number = watch('number')
  return (
    <form
      noValidate
      className={fields.grid}
      onChange={() => form.clearErrors('root')}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <div className={css.number}>
        <CardField
          control={control}
          name="number"
          label={words.number}
          rule={numberRule}
          format={formatNumber}
          input={{ autoComplete: 'cc-number', maxLength: 23 }}
        />
        <span className={css.brand}>
          <CardBrand brand={brandOfNumber(number)} />
        </span>
      </div>
      <CardField
        control={control}
        name="expiry"
        label={words.expiry}
        rule={expiryRule}
        format={formatExpiry}
        className={`${fields.half} ${fields.short}`}
        input={{ autoComplete: 'cc-exp', placeholder: words.expiryPlaceholder, maxLength: 9 }}
      />
      <CardField
        control={control}
        name="cvc"
        label={words.cvc}
        rule={(cvc) => required(cvc) ?? (isCvcValid(cvc, form.getValues('number')) ? undefined : words.errors.cvc)}
        format={(typed) => onlyDigits(typed).slice(0, 4)}
        className={`${fields.half} ${fields.short}`}
        input={{ autoComplete: 'cc-csc', placeholder: words.cvcPlaceholder, maxLength: 4 }}
      />
      {errors.root?.message && (
        <div role="alert">
          <FieldError>{errors.root.message}</FieldError>
        </div>
      )}
      <p className={fields.note}>{words.secure}</p>
      <div>
        <Button type="submit" disabled={blocked} loading={isSubmitting}>
          {submit}
        </Button>
      </div>
      {testCards && <TestCards />}
    </form>
  )
}

type CardFieldProps = {
  control: Control<TypedCard>
  name: keyof TypedCard
  label: string
  rule: Rule
  format: (typed: string) => string
  className?: string
  input: ComponentProps<typeof TextInput>
}

/** Digits that are grouped as they are typed, unless the caret stands in their middle: it must not jump. */
function CardField({ control, name, label, rule, format, className, input }: CardFieldProps) {
  const { field, fieldState } = useController({ control, name, rules: { validate: rule } })
  return (
    <Field label={label} error={fieldState.error?.message} required className={className}>
      <TextInput
        {...input}
        ref={field.ref}
        name={field.name}
        inputMode="numeric"
        className={css.digits}
        value={field.value}
        onChange={({ target, nativeEvent }) => {
          const atEnd = target.selectionStart === target.value.length
          const erasing = (nativeEvent as InputEvent).inputType?.startsWith('delete')
          field.onChange(atEnd && !erasing ? format(target.value) : target.value)
        }}
        onBlur={() => {
          field.onChange(format(field.value))
          field.onBlur()
        }}
      />
    </Field>
  )
}

const numberRule: Rule = (number) => required(number) ?? (isNumberValid(number) ? undefined : words.errors.number)

const expiryRule: Rule = (expiry) => {
  const date = parseExpiry(expiry)
  return required(expiry) ?? (date && !isExpired(date, new Date()) ? undefined : words.errors.expiry)
}
