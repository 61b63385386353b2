import { useEffect } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ShopForm } from './shop-form'

/** Fields whose rule reads another: it is checked again with that one. */
const WITH: Partial<Record<string, FieldPath<ShopForm>>> = { deliveryMinDays: 'deliveryMaxDays' }

/** Checks a field that has an error again at every key, so that the error goes as soon as it is corrected. */
export function useRecheck(form: UseFormReturn<ShopForm>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return
          const others = [WITH[name], ...(name.startsWith('tiers.') ? quantitiesOf(form) : [])]
          for (const field of [name as FieldPath<ShopForm>, ...others]) {
            if (field && form.getFieldState(field).error) void form.trigger(field)
          }
        },
      }),
    [form],
  )
}

const quantitiesOf = (form: UseFormReturn<ShopForm>) =>
  form.getValues('tiers').map((_, index) => `tiers.${index}.quantity` as const)
