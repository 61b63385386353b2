import { useController, type Control, type UseFormSetValue } from 'react-hook-form'
import { t } from '#i18n/address-form'
import { formatPostalCode } from '@/lib/format-contact'
import { required } from '@/lib/rules'
import type { StreetSuggestion } from '@/storefront/features/places/maps'
import { StreetInput } from '@/storefront/features/places/StreetInput'
import { Field } from '@/ui/Field'
import type { Address } from './address'
import { provinceOptions } from './address-text'

type StreetFieldProps = { control: Control<Address>; setValue: UseFormSetValue<Address>; autoComplete: string }

/** The number and the street. An address that is picked fills the other fields, which stay to be corrected. */
export function StreetField({ control, setValue, autoComplete }: StreetFieldProps) {
  const { field, fieldState } = useController({ control, name: 'address', rules: { validate: required } })
  const set = (name: 'address' | 'city' | 'province' | 'postalCode', value: string) =>
    value && setValue(name, value, { shouldDirty: true, shouldValidate: true })
  async function pick(picked: StreetSuggestion) {
    field.onChange(picked.name)
    const whole = await picked.complete().catch(() => null)
    if (!whole) return
    set('address', whole.address)
    set('city', whole.city)
    if (provinceOptions.some(({ value }) => value === whole.province)) set('province', whole.province)
    set('postalCode', formatPostalCode(whole.postalCode))
  }
  return (
    <Field label={t.address} error={fieldState.error?.message} required>
      <StreetInput
        ref={field.ref}
        name={field.name}
        autoComplete={autoComplete}
        maxLength={200}
        value={field.value}
        onType={field.onChange}
        onPick={(picked) => void pick(picked)}
        onBlur={(event) => {
          const tidied = event.target.value.trim()
          if (tidied !== field.value) field.onChange(tidied)
          field.onBlur()
        }}
      />
    </Field>
  )
}
