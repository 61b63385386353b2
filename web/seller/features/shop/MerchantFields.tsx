import { useController, type UseFormReturn } from 'react-hook-form'
import { t as address } from '#i18n/address-form'
import { t } from '#i18n/seller-shop'
import { all, email, length, NAME_MAX, phone, postalCode, province, required } from '@/lib/rules'
import { Field } from '@/ui/Field'
import { FormField, PhoneField, PostalCodeField } from '@/ui/form-fields'
import grid from '@/ui/form.module.css'
import { Select } from '@/ui/Select'
import type { ShopForm } from './shop-form'

const words = t.merchant
const PROVINCES = Object.entries(address.provinces).map(([value, label]) => ({ value, label }))

/** Who sells, which the law requires to be shown before payment. */
export function MerchantFields({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const chosen = useController({
    control,
    name: 'legalProvince',
    rules: { validate: all(required, province) },
  })
  const line = all(required, length(1, NAME_MAX))
  return (
    <div className={grid.grid}>
      <FormField
        control={control}
        name="legalName"
        label={words.name}
        help={words.nameHelp}
        rule={line}
        input={{ maxLength: NAME_MAX, autoComplete: 'organization' }}
      />
      <FormField
        control={control}
        name="legalAddress"
        label={words.address}
        rule={line}
        input={{ maxLength: NAME_MAX, autoComplete: 'street-address' }}
      />
      <FormField
        control={control}
        name="legalCity"
        label={words.city}
        rule={line}
        className={grid.third}
        input={{ maxLength: NAME_MAX, autoComplete: 'address-level2' }}
      />
      <Field
        label={words.province}
        error={chosen.fieldState.error?.message}
        required
        className={grid.third}
        {...(chosen.field.value !== 'QC' && { help: t.outsideQuebec })}
      >
        <Select {...chosen.field} options={PROVINCES} autoComplete="address-level1" />
      </Field>
      <PostalCodeField
        control={control}
        name="legalPostalCode"
        label={words.postalCode}
        rule={all(required, postalCode)}
        className={grid.third}
        input={{ autoComplete: 'postal-code' }}
      />
      <PhoneField
        control={control}
        name="phone"
        label={words.phone}
        rule={all(required, phone)}
        input={{ autoComplete: 'tel-national' }}
      />
      <FormField
        control={control}
        name="email"
        label={words.email}
        help={words.emailHelp}
        rule={all(required, email)}
        input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
      />
    </div>
  )
}
