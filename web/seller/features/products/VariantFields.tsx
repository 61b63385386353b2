import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-products'
import { Help } from '@/desk/Help'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import grid from '@/ui/form.module.css'
import { Radio } from '@/ui/Radio'
import { useId } from 'react'
import type { VariantForm } from './product-form'
import { TextField } from './TextField'
import type { Errors } from './validate'

const words = t.variant
const decimal = { inputMode: 'decimal', maxLength: 12 } as const
const whole = { inputMode: 'numeric', maxLength: 7 } as const

type VariantFieldsProps = {
  variant: VariantForm
  path: string
  errors: Errors
  onChange: (part: Partial<VariantForm>) => void
}

/** Price, stock and sizes of a product that is sold as it is. */
export function VariantFields({ variant, path, errors, onChange }: VariantFieldsProps) {
  return (
    <div className={grid.grid}>
      <TextField
        label={words.price}
        required
        value={variant.price}
        error={errors[`${path}.price`]}
        onChange={(price) => onChange({ price })}
        className={grid.half}
        input={decimal}
      />
      <RegularPrice variant={variant} path={path} errors={errors} onChange={onChange} />
      <StockMode mode={variant.mode} onChange={(mode) => onChange({ mode })} />
      {variant.mode === 'stock' ? (
        <TextField
          label={words.quantity}
          required
          value={variant.quantity}
          error={errors[`${path}.inventoryQuantity`]}
          onChange={(quantity) => onChange({ quantity })}
          className={grid.half}
          input={whole}
        />
      ) : (
        <div className={grid.half}>
          <Checkbox
            label={words.inStock}
            checked={variant.inStock}
            onChange={(event) => onChange({ inStock: event.target.checked })}
          />
        </div>
      )}
      <TextField
        label={words.sku}
        optional
        help={words.skuHelp}
        value={variant.sku}
        error={errors[`${path}.sku`]}
        onChange={(sku) => onChange({ sku })}
        className={grid.half}
        input={{ maxLength: 64, spellCheck: false }}
      />
      <Sizes variant={variant} path={path} errors={errors} onChange={onChange} />
    </div>
  )
}

/** What it costs when it is not on sale. */
export function RegularPrice({ variant, path, errors, onChange }: VariantFieldsProps) {
  return (
    <TextField
      label={words.regularPrice}
      optional
      help={words.regularPriceHelp}
      value={variant.regularPrice}
      error={errors[`${path}.regularPrice`]}
      onChange={(regularPrice) => onChange({ regularPrice })}
      className={grid.half}
      input={decimal}
    />
  )
}

/** The limit and the sizes: the same few fields for a product and for one of its variants. */
export function Sizes({ variant, path, errors, onChange }: VariantFieldsProps) {
  return (
    <>
      <TextField
        label={words.limit}
        optional
        help={words.limitHelp}
        value={variant.limit}
        error={errors[`${path}.limitPerOrder`]}
        onChange={(limit) => onChange({ limit })}
        className={grid.half}
        input={whole}
      />
      {(['weight', 'length', 'width', 'height'] as const).map((size) => (
        <TextField
          key={size}
          label={words[size]}
          optional
          value={variant[size]}
          error={errors[`${path}.${size}`]}
          onChange={(typed) => onChange({ [size]: typed })}
          className={size === 'weight' ? grid.half : grid.third}
          input={decimal}
        />
      ))}
    </>
  )
}

/** Whether units are counted, or the shop only says that there are some. */
export function StockMode({
  mode,
  onChange,
}: {
  mode: VariantForm['mode']
  onChange: (mode: VariantForm['mode']) => void
}) {
  const name = useId()
  return (
    <>
      <ChoiceGroup label={words.stockMode} required radios>
        <Radio name={name} label={words.counted} checked={mode === 'stock'} onChange={() => onChange('stock')} />
        <Radio name={name} label={words.statusOnly} checked={mode === 'status'} onChange={() => onChange('status')} />
      </ChoiceGroup>
      <Help about={help.stock.about}>{help.stock.text}</Help>
    </>
  )
}
