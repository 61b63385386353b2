import { type FieldPath, type FieldValues } from 'react-hook-form'
import type { ComponentProps } from 'react'
import { amountRule, parseAmount, typedAmount } from '@/lib/amount'
import { all, required } from '@/lib/rules'
import { t } from '#i18n/desk'
import { FormField } from '@/ui/form-fields'

const amount = amountRule(t.amount)

type AmountFieldProps<F extends FieldValues> = Omit<ComponentProps<typeof FormField<F>>, 'rule' | 'tidy'> & {
  name: FieldPath<F>
}

/** An amount in dollars, kept in the form as it was typed: `12,50`. */
export function AmountField<F extends FieldValues>(props: AmountFieldProps<F>) {
  return (
    <FormField
      {...props}
      rule={props.optional ? amount : all(required, amount)}
      tidy={tidyAmount}
      input={{ inputMode: 'decimal', autoComplete: 'off', ...props.input }}
    />
  )
}

function tidyAmount(typed: string): string {
  const read = parseAmount(typed)
  return read === undefined ? typed.trim() : typedAmount(read)
}
