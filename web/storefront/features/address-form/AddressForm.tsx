import { useEffect, type ReactNode } from 'react'
import { useController, useForm, useWatch, type Control } from 'react-hook-form'
import { t } from '#i18n/address-form'
import { formatPostalCode } from '@/lib/format-contact'
import { all, personName, postalCode, postalCodeIn, province, required } from '@/lib/rules'
import { useSite } from '@/site/site'
import { PlaceInput } from '@/storefront/features/places/PlaceInput'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FormField, PostalCodeField } from '@/ui/form-fields'
import css from '@/ui/form.module.css'
import { showRefusal } from '@/ui/mark-refused'
import { Select } from '@/ui/Select'
import { useLater } from '@/ui/useLater'
import { DEFAULT_PROVINCE, type Address } from './address'
import { provinceOptions } from './address-text'

/** Fetched where the maps library is configured; the plain field stands there until then. */
const loadStreetField = () => import('./StreetField').then(({ StreetField }) => StreetField)

const words = t
const blank: Address = {
  firstName: '',
  lastName: '',
  address: '',
  address2: '',
  city: '',
  province: DEFAULT_PROVINCE,
  postalCode: '',
  country: 'CA',
}

type AddressFormProps = {
  address: Address | undefined
  /** Tells browsers which of a person's addresses to fill in. */
  kind: 'shipping' | 'billing'
  submit: string
  /** The province that is chosen, sent or not: taxes follow it. */
  onProvince?: (province: string) => void
  /** The form stays busy while the address is used, and tells why it was refused. */
  onDone: (address: Address) => void | Promise<void>
  /** What else is asked, just above the button. */
  children?: ReactNode
}

/** Where parcels or bills go, in Canada. */
export function AddressForm({ address, kind, submit, onProvince, onDone, children }: AddressFormProps) {
  const StreetField = useLater(Boolean(useSite().mapsKey), loadStreetField)
  const form = useForm<Address>({ mode: 'onTouched', defaultValues: address ?? blank })
  const { control, handleSubmit, getValues, setValue, trigger, clearErrors, formState } = form
  const chosen = useWatch({ control, name: 'province' })
  useEffect(() => onProvince?.(chosen), [chosen, onProvince])
  useEffect(() => {
    if (getValues('postalCode')) void trigger('postalCode') // right or wrong with the province
  }, [chosen, getValues, trigger])
  const fill = (token: string) => ({ autoComplete: `${kind} ${token}`, maxLength: 200 })
  async function done(typed: Address) {
    try {
      await onDone({ ...typed, postalCode: formatPostalCode(typed.postalCode) })
    } catch (error) {
      showRefusal(error, form, words.failed)
    }
  }
  return (
    <form
      noValidate
      className={css.grid}
      onChange={() => clearErrors('root')}
      onSubmit={(event) => void handleSubmit(done)(event)}
    >
      <FormField
        control={control}
        name="firstName"
        label={words.firstName}
        rule={all(required, personName)}
        className={css.half}
        input={fill('given-name')}
      />
      <FormField
        control={control}
        name="lastName"
        label={words.lastName}
        rule={all(required, personName)}
        className={css.half}
        input={fill('family-name')}
      />
      {StreetField ? (
        <StreetField control={control} setValue={setValue} autoComplete={`${kind} address-line1`} />
      ) : (
        <FormField
          control={control}
          name="address"
          label={words.address}
          rule={required}
          input={fill('address-line1')}
        />
      )}
      <FormField
        control={control}
        name="address2"
        label={words.address2}
        rule={() => undefined}
        optional
        input={fill('address-line2')}
      />
      <CityField control={control} kind={kind} suggesting={chosen === DEFAULT_PROVINCE} />
      <ProvinceField control={control} kind={kind} />
      <PostalCodeField
        control={control}
        name="postalCode"
        label={words.postalCode}
        rule={all(required, postalCode, postalCodeIn(chosen))}
        className={css.half}
        input={{ autoComplete: `${kind} postal-code` }}
      />
      <p className={css.note}>{words.inCanada}</p>
      {children}
      {formState.errors.root?.message && <Alert kind="error">{formState.errors.root.message}</Alert>}
      <div>
        <Button type="submit" loading={formState.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

type CityFieldProps = { control: Control<Address>; kind: string; suggesting: boolean }

/** The town. Those of Quebec are suggested as one types. */
function CityField({ control, kind, suggesting }: CityFieldProps) {
  const { field, fieldState } = useController({ control, name: 'city', rules: { validate: required } })
  return (
    <Field label={words.city} error={fieldState.error?.message} required>
      <PlaceInput
        ref={field.ref}
        name={field.name}
        autoComplete={`${kind} address-level2`}
        maxLength={200}
        suggesting={suggesting}
        value={field.value}
        onType={field.onChange}
        onPick={({ name }) => field.onChange(name)}
        onBlur={(event) => {
          const tidied = event.target.value.trim()
          if (tidied !== field.value) field.onChange(tidied)
          field.onBlur()
        }}
      />
    </Field>
  )
}

function ProvinceField({ control, kind }: { control: Control<Address>; kind: string }) {
  const { field, fieldState } = useController({
    control,
    name: 'province',
    rules: { validate: all(required, province) },
  })
  return (
    <Field label={words.province} error={fieldState.error?.message} required className={css.half}>
      <Select {...field} options={provinceOptions} autoComplete={`${kind} address-level1`} />
    </Field>
  )
}
