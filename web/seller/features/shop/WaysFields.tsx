import { useController, type UseFormReturn } from 'react-hook-form'
import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-shop'
import { all, length, NAME_MAX, number, postalCode, required } from '@/lib/rules'
import { AmountField } from '@/desk/AmountField'
import { Help } from '@/desk/Help'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Field } from '@/ui/Field'
import { FormField, PostalCodeField } from '@/ui/form-fields'
import grid from '@/ui/form.module.css'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import type { ShopForm } from './shop-form'
import css from './shop.module.css'
import { WaysPreview } from './WaysPreview'

const words = t.ways
const HOURS_MAX = 500
const INSTRUCTIONS_MAX = 1000
const MAX_RADIUS = 200
const DAYS = ['1', '2', '3'].map((value) => ({ value, label: words.day(Number(value)) }))

/** How else than by parcel a shop hands over what it sells, with what a buyer would see beside it. */
export function WaysFields({ form }: { form: UseFormReturn<ShopForm> }) {
  const { control, getValues, setValue } = form
  const parcels = useController({
    control,
    name: 'ways.parcels',
    rules: {
      validate: (sends) => (sends || getValues('ways.pickup') || getValues('ways.local') ? undefined : words.noWay),
    },
  })
  const pickup = useController({ control, name: 'ways.pickup' })
  const local = useController({ control, name: 'ways.local' })
  /** A first pickup is at the merchant's address, until another is typed. */
  function offerPickup(offered: boolean) {
    pickup.field.onChange(offered)
    if (!offered || getValues('ways.address')) return
    setValue('ways.address', getValues('legalAddress'), { shouldDirty: true })
    setValue('ways.city', getValues('legalCity') || getValues('city'), { shouldDirty: true })
    setValue('ways.postalCode', getValues('legalPostalCode') || getValues('postalCode'), { shouldDirty: true })
  }
  return (
    <div className={css.beside}>
      <div className={grid.grid}>
        <ChoiceGroup label={words.title} required help={words.help} error={parcels.fieldState.error?.message}>
          <Checkbox
            label={words.parcels}
            checked={parcels.field.value}
            onChange={(event) => parcels.field.onChange(event.target.checked)}
          />
          <Checkbox
            label={words.pickup}
            checked={pickup.field.value}
            onChange={(event) => offerPickup(event.target.checked)}
          />
          <Checkbox
            label={words.local}
            checked={local.field.value}
            onChange={(event) => local.field.onChange(event.target.checked)}
          />
        </ChoiceGroup>
        {pickup.field.value && <PickupFields form={form} />}
        {local.field.value && <LocalFields form={form} />}
      </div>
      {(pickup.field.value || local.field.value) && <WaysPreview control={control} />}
    </div>
  )
}

function PickupFields({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const hours = useController({
    control,
    name: 'ways.hours',
    rules: { validate: all(required, length(1, HOURS_MAX)) },
  })
  const instructions = useController({ control, name: 'ways.instructions' })
  const line = all(required, length(1, NAME_MAX))
  return (
    <fieldset className={css.way}>
      <legend className={css.legend}>{words.pickup}</legend>
      <div className={grid.grid}>
        <FormField
          control={control}
          name="ways.address"
          label={words.address}
          rule={line}
          input={{ maxLength: NAME_MAX, autoComplete: 'off' }}
        />
        <FormField
          control={control}
          name="ways.city"
          label={words.city}
          rule={line}
          className={grid.half}
          input={{ maxLength: NAME_MAX, autoComplete: 'off' }}
        />
        <PostalCodeField
          control={control}
          name="ways.postalCode"
          label={words.postalCode}
          rule={all(required, postalCode)}
          className={grid.half}
          input={{ autoComplete: 'off' }}
        />
        <AmountField
          control={control}
          name="ways.pickupPrice"
          label={words.price}
          help={words.priceHelp}
          className={grid.half}
        />
        <Field label={words.hours} help={words.hoursHelp} error={hours.fieldState.error?.message} required>
          <TextArea {...hours.field} maxLength={HOURS_MAX} />
        </Field>
        <Field
          label={words.instructions}
          help={words.instructionsHelp}
          error={instructions.fieldState.error?.message}
          optional
        >
          <TextArea {...instructions.field} maxLength={INSTRUCTIONS_MAX} />
        </Field>
        <Help about={help.pickup.about}>{help.pickup.text}</Help>
      </div>
    </fieldset>
  )
}

function LocalFields({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const days = useController({ control, name: 'ways.days' })
  return (
    <fieldset className={css.way}>
      <legend className={css.legend}>{words.local}</legend>
      <div className={grid.grid}>
        <div className={grid.half}>
          <FormField
            control={control}
            name="ways.radius"
            label={words.radius}
            help={words.radiusHelp}
            rule={all(required, number(1, MAX_RADIUS))}
            input={{ inputMode: 'numeric', maxLength: 3 }}
          />
          <Help about={help.radius.about}>{help.radius.text}</Help>
        </div>
        <Field label={words.days} error={days.fieldState.error?.message} required className={grid.half}>
          <Select {...days.field} options={DAYS} />
        </Field>
        <AmountField
          control={control}
          name="ways.localPrice"
          label={words.price}
          help={words.priceHelp}
          className={grid.half}
        />
        <AmountField
          control={control}
          name="ways.localFreeFrom"
          label={t.shipping.freeFrom}
          help={t.shipping.freeFromHelp}
          optional
          className={grid.half}
        />
      </div>
    </fieldset>
  )
}
