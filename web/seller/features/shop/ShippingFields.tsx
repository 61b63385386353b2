import { useController, useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-shop'
import { all, length, number, required } from '@/lib/rules'
import { AmountField } from '@/desk/AmountField'
import { Help } from '@/desk/Help'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { FormField } from '@/ui/form-fields'
import grid from '@/ui/form.module.css'
import { IconButton } from '@/ui/IconButton'
import { Radio } from '@/ui/Radio'
import { BY_QUANTITY, MAX_TIERS, PER_ITEM, type ShopForm } from './shop-form'
import { ShippingPreview } from './ShippingPreview'
import css from './shop.module.css'

const words = t.shipping
const MAX_DAYS = 120
const NOTE_MAX = 4000

/** What shipping costs and how long it takes, with what customers would pay beside it. */
export function ShippingFields({ form }: { form: UseFormReturn<ShopForm> }) {
  const { control, getValues } = form
  const policy = useController({ control, name: 'policy' })
  const last = (value: string) =>
    number(1, MAX_DAYS)(value) ?? (Number(value) < Number(getValues('deliveryMinDays')) ? words.daysOrder : undefined)
  const perItem = policy.field.value === PER_ITEM
  const radio = (value: string, label: string) => (
    <Radio
      name={policy.field.name}
      label={label}
      checked={policy.field.value === value}
      onChange={() => policy.field.onChange(value)}
    />
  )
  return (
    <div className={css.beside}>
      <div className={grid.grid}>
        <ChoiceGroup label={words.policy} required radios>
          {radio(BY_QUANTITY, words.byQuantity)}
          {radio(PER_ITEM, words.perItem)}
        </ChoiceGroup>
        <AmountField
          control={control}
          name="amount"
          label={perItem ? words.amountPerItem : words.amount}
          help={words.amountHelp}
          className={grid.half}
        />
        <AmountField
          control={control}
          name="freeFrom"
          label={words.freeFrom}
          help={words.freeFromHelp}
          optional
          className={grid.half}
        />
        {!perItem && (
          <>
            <Tiers form={form} />
            <Help about={help.shipping.about}>{help.shipping.text}</Help>
          </>
        )}
        <FormField
          control={control}
          name="deliveryMinDays"
          label={words.minDays}
          rule={number(0, MAX_DAYS)}
          optional
          className={grid.half}
          input={{ inputMode: 'numeric', maxLength: 3 }}
        />
        <FormField
          control={control}
          name="deliveryMaxDays"
          label={words.maxDays}
          help={words.daysHelp}
          rule={last}
          optional
          className={grid.half}
          input={{ inputMode: 'numeric', maxLength: 3 }}
        />
        <FormField
          control={control}
          name="deliveryNote"
          label={words.note}
          help={words.noteHelp}
          rule={length(0, NOTE_MAX)}
          optional
          input={{ maxLength: NOTE_MAX }}
        />
      </div>
      <ShippingPreview control={control} />
    </div>
  )
}

/** Up to five: from so many units on, the whole parcel costs so much. */
function Tiers({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' })
  const typed = useWatch({ control, name: 'tiers' })
  const unlike = (value: string) =>
    typed.filter(({ quantity }) => quantity === value).length > 1 ? words.tierTwice : undefined
  return (
    <fieldset className={css.tiers}>
      <legend className={css.legend}>{words.tiers}</legend>
      <p className={grid.note}>{words.tiersHelp}</p>
      {fields.map((tier, index) => (
        <div key={tier.id} className={css.tier}>
          <FormField
            control={control}
            name={`tiers.${index}.quantity`}
            label={words.tierFrom}
            rule={all(required, number(1, 1000), unlike)}
            input={{ inputMode: 'numeric', maxLength: 4 }}
          />
          <AmountField control={control} name={`tiers.${index}.amount`} label={words.tierAmount} />
          <IconButton icon="trash" label={words.removeTier(index + 1)} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < MAX_TIERS && (
        <Button size="s" variant="secondary" onClick={() => append({ quantity: '', amount: '' })}>
          {words.addTier}
        </Button>
      )}
    </fieldset>
  )
}
