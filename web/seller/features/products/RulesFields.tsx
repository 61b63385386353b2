import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-products'
import { Help } from '@/desk/Help'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import type { ProductForm } from './product-form'

const words = t.editor
const CATEGORIES = ['standard', 'grocery', 'book'] as const

type RulesFieldsProps = { form: ProductForm; error: string | undefined; onChange: (part: Partial<ProductForm>) => void }

/** How the product is taxed, and whether it can come back. */
export function RulesFields({ form, error, onChange }: RulesFieldsProps) {
  return (
    <>
      <Field label={words.taxCategory} error={error} required>
        <Select
          size="s"
          value={form.taxCategory}
          options={CATEGORIES.map((value) => ({ value, label: words.taxCategories[value] }))}
          onChange={(event) => onChange({ taxCategory: event.target.value as ProductForm['taxCategory'] })}
        />
      </Field>
      <Help about={help.taxes.about}>{help.taxes.text}</Help>
      <Checkbox
        label={words.finalSale}
        checked={form.finalSale}
        onChange={(event) => onChange({ finalSale: event.target.checked })}
      />
      <Help about={help.finalSale.about}>{help.finalSale.text}</Help>
    </>
  )
}
