import { t } from '#i18n/seller-products'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import grid from '@/ui/form.module.css'
import { Select } from '@/ui/Select'
import type { PhotoForm, VariantForm } from './product-form'
import type { Errors } from './validate'
import { RegularPrice, Sizes } from './VariantFields'

const words = t.variant

type VariantDetailsProps = {
  variant: VariantForm
  path: string
  photos: readonly PhotoForm[]
  errors: Errors
  onChange: (part: Partial<VariantForm>) => void
  onDefault: () => void
}

/** What is seldom different from one variant to the next. */
export function VariantDetails({ variant, path, photos, errors, onChange, onDefault }: VariantDetailsProps) {
  return (
    <div className={grid.grid}>
      <RegularPrice variant={variant} path={path} errors={errors} onChange={onChange} />
      <Field label={words.photo} optional className={grid.half}>
        <Select
          value={variant.photoKeys[0] ?? ''}
          options={[
            { value: '', label: words.noPhoto },
            ...photos.map(({ key, alt }, i) => ({
              value: key,
              label: `${i + 1}. ${alt || t.photos.nth(i + 1, photos.length)}`,
            })),
          ]}
          onChange={(event) => onChange({ photoKeys: event.target.value ? [event.target.value] : [] })}
        />
      </Field>
      <Sizes variant={variant} path={path} errors={errors} onChange={onChange} />
      <Checkbox label={words.isDefault} checked={variant.isDefault} disabled={variant.isDefault} onChange={onDefault} />
    </div>
  )
}
