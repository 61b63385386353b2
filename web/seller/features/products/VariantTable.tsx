import { memo, useState, type ReactNode } from 'react'
import { t } from '#i18n/seller-products'
import table from '@/desk/table.module.css'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Editor.module.css'
import type { PhotoForm, ProductForm, VariantForm } from './product-form'
import { TextField } from './TextField'
import type { Errors } from './validate'
import { VariantDetails } from './VariantDetails'
import { StockMode } from './VariantFields'

const words = t.options
const fields = t.variant

type VariantTableProps = {
  form: ProductForm
  errors: Errors
  onChange: (update: (form: ProductForm) => ProductForm) => void
  onVariant: (at: number, part: Partial<VariantForm>) => void
}

/** The matrix: each combination with its price, stock and code, and what can be typed for all of them. */
export function VariantTable({ form, errors, onChange, onVariant }: VariantTableProps) {
  const mode = form.variants[0]!.mode
  const forAll = (part: Partial<VariantForm>) =>
    onChange((old) => ({ ...old, variants: old.variants.map((variant) => ({ ...variant, ...part })) }))
  return (
    <div className={css.matrix}>
      <h3 className={css.matrixTitle}>{words.variants}</h3>
      <StockMode mode={mode} onChange={(chosen) => forAll({ mode: chosen })} />
      <FillAll counted={mode === 'stock'} onFill={forAll} />
      <div className={css.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.sold}</th>
              <th scope="col">{words.variant}</th>
              <th scope="col">{fields.price}</th>
              <th scope="col">{mode === 'stock' ? fields.quantity : fields.inStock}</th>
              <th scope="col">{fields.sku}</th>
              <th scope="col">
                <VisuallyHidden>{words.details}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {form.variants.map((variant, at) => (
              <Row
                key={variant.values.join('\u0000')}
                at={at}
                variant={variant}
                photos={form.photos}
                errors={errorsOf(errors, at)}
                onVariant={onVariant}
                onDefault={(chosen) =>
                  onChange((old) => ({
                    ...old,
                    variants: old.variants.map((v, i) => ({ ...v, isDefault: i === chosen })),
                  }))
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const none: Errors = {}

/** The errors of one row, the same object while it has none: rows that did not change are not drawn again. */
function errorsOf(errors: Errors, at: number): Errors {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`variants[${at}]`))
  return own.length > 0 ? Object.fromEntries(own) : none
}

type RowProps = {
  at: number
  variant: VariantForm
  photos: readonly PhotoForm[]
  errors: Errors
  onVariant: VariantTableProps['onVariant']
  onDefault: (at: number) => void
}

const Row = memo(function Row({ at, variant, photos, errors, onVariant, onDefault }: RowProps) {
  const [open, setOpen] = useState(false)
  const name = variant.values.join(', ')
  const path = `variants[${at}]`
  const change = (part: Partial<VariantForm>) => onVariant(at, part)
  const label = (field: string) => words.fieldOf(field, name)
  const cell = (content: ReactNode, head?: string) => (
    <td data-label={variant.offered ? head : undefined}>{variant.offered && content}</td>
  )
  // What is wrong in the details must be seen.
  const shown =
    variant.offered && (open || Object.keys(errors).some((key) => !/\.(price|sku|inventoryQuantity)$/.test(key)))
  return (
    <>
      <tr>
        <td>
          <Checkbox
            label={<VisuallyHidden>{words.offered(name)}</VisuallyHidden>}
            checked={variant.offered}
            onChange={(event) => change({ offered: event.target.checked })}
          />
        </td>
        <th scope="row" className={css.combination}>
          {name}
        </th>
        {cell(
          <TextField
            label={label(fields.price)}
            hideLabel
            value={variant.price}
            error={errors[`${path}.price`]}
            onChange={(price) => change({ price })}
            input={{ size: 's', inputMode: 'decimal', maxLength: 12 }}
          />,
          fields.price,
        )}
        {cell(
          variant.mode === 'stock' ? (
            <TextField
              label={label(fields.quantity)}
              hideLabel
              value={variant.quantity}
              error={errors[`${path}.inventoryQuantity`]}
              onChange={(quantity) => change({ quantity })}
              input={{ size: 's', inputMode: 'numeric', maxLength: 7 }}
            />
          ) : (
            <Checkbox
              label={<VisuallyHidden>{label(fields.inStock)}</VisuallyHidden>}
              checked={variant.inStock}
              onChange={(event) => change({ inStock: event.target.checked })}
            />
          ),
          variant.mode === 'stock' ? fields.quantity : fields.inStock,
        )}
        {cell(
          <TextField
            label={label(fields.sku)}
            hideLabel
            value={variant.sku}
            error={errors[`${path}.sku`]}
            onChange={(sku) => change({ sku })}
            input={{ size: 's', maxLength: 64, spellCheck: false }}
          />,
          fields.sku,
        )}
        {cell(
          <Button
            size="s"
            variant="link"
            aria-expanded={shown}
            aria-label={words.detailsOf(name)}
            onClick={() => setOpen(!open)}
          >
            {words.details}
          </Button>,
        )}
      </tr>
      {shown && (
        <tr className={css.detailsRow}>
          <td colSpan={6}>
            <VariantDetails
              variant={variant}
              path={path}
              photos={photos}
              errors={errors}
              onChange={change}
              onDefault={() => onDefault(at)}
            />
          </td>
        </tr>
      )}
    </>
  )
}, sameRow)

/** The functions change at each render and do the same: only what is shown counts. */
function sameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.variant === after.variant &&
    before.errors === after.errors &&
    before.photos === after.photos &&
    before.at === after.at
  )
}

/** One price and one quantity for every variant, typed once. */
function FillAll({ counted, onFill }: { counted: boolean; onFill: (part: Partial<VariantForm>) => void }) {
  const [price, setPrice] = useState('')
  const [quantity, setQuantity] = useState('')
  const fill = () => {
    onFill({
      ...(price.trim() && { price: price.trim() }),
      ...(counted && quantity.trim() && { quantity: quantity.trim() }),
    })
    setPrice('')
    setQuantity('')
  }
  const label = (field: string) => words.fieldOf(field, words.sameForAll)
  return (
    <div className={css.fill} role="group" aria-label={words.fillLabel}>
      <TextField
        label={label(fields.price)}
        value={price}
        onChange={setPrice}
        input={{ size: 's', inputMode: 'decimal', maxLength: 12 }}
      />
      {counted && (
        <TextField
          label={label(fields.quantity)}
          value={quantity}
          onChange={setQuantity}
          input={{ size: 's', inputMode: 'numeric', maxLength: 7 }}
        />
      )}
      <Button size="s" variant="secondary" disabled={price.trim() + quantity.trim() === ''} onClick={fill}>
        {words.fill}
      </Button>
    </div>
  )
}
