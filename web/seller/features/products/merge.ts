import { t } from '#i18n/seller-products'
import { same } from '@/desk/merge'
import { plainText } from '@/desk/rich-text'
import type { ProductForm, VariantForm } from './product-form'

/** Fields of a variant that two people may change apart. How many were seen follows the version that was saved. */
const FIELDS = {
  offered: t.options.sold,
  isDefault: t.variant.isDefault,
  sku: t.variant.sku,
  price: t.variant.price,
  regularPrice: t.variant.regularPrice,
  mode: t.variant.stockMode,
  inStock: t.variant.inStock,
  quantity: t.variant.quantity,
  limit: t.variant.limit,
  length: t.variant.length,
  width: t.variant.width,
  height: t.variant.height,
  weight: t.variant.weight,
  photoKeys: t.variant.photo,
} satisfies Partial<Record<keyof VariantForm, string>>
type Field = keyof typeof FIELDS
const fields = Object.keys(FIELDS) as Field[]

/** A form in parts, by name: its fields, and either each field of each variant or all variants at once. */
export type Parts = Record<string, unknown>

const VARIANTS = 'variants'
/** The part of a variant's field: the field, then the variant's values. */
const partOf = (field: Field, { values }: VariantForm) => [field, ...values].join('\n')

/** The parts of forms of the same product. Variants are compared one by one only when all have the same options. */
export function partsOf(forms: readonly ProductForm[]): Parts[] {
  const alike = forms.every(({ options }) => same(options, forms[0]!.options))
  return forms.map(({ options, variants, ...parts }) => {
    if (!alike) return { ...parts, [VARIANTS]: { options, variants } }
    return { ...parts, ...Object.fromEntries(variants.flatMap((v) => fields.map((f) => [partOf(f, v), v[f]]))) }
  })
}

/** A form with parts put into it. */
export function withParts(form: ProductForm, parts: Parts): ProductForm {
  const { [VARIANTS]: whole, ...others } = parts
  const own = Object.fromEntries(Object.entries(others).filter(([part]) => part in form))
  const variants = form.variants.map((variant) => ({
    ...variant,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const part = partOf(field, variant)
        return part in parts ? [[field, parts[part]]] : []
      }),
    ),
  }))
  return { ...form, variants, ...own, ...(whole as Partial<ProductForm> | undefined) }
}

/** A part's name as the form says it. */
export function labelOf(part: string): string {
  const [field = '', ...values] = part.split('\n')
  if (field in t.editor.parts) return t.editor.parts[field as keyof typeof t.editor.parts]
  const label = FIELDS[field as Field]
  return values.length > 0 ? t.options.fieldOf(label, values.join(', ')) : label
}

/** A part's value as people read it. */
export function sayPart(part: string, value: unknown, categoryName: (id: string) => string): string {
  switch (part.split('\n')[0]) {
    case 'description':
      return plainText(value as string)
    case 'categoryIds':
      return (value as string[]).map(categoryName).join(', ')
    case 'taxCategory':
      return t.editor.taxCategories[value as ProductForm['taxCategory']]
    case 'mode':
      return value === 'stock' ? t.variant.counted : t.variant.statusOnly
    case 'photos':
      return t.editor.photoCount((value as ProductForm['photos']).length)
    case 'photoKeys':
      return t.editor.photoCount((value as string[]).length)
    case VARIANTS:
      return (value as Pick<ProductForm, 'variants'>).variants
        .filter(({ offered }) => offered)
        .map(({ values, price, quantity }) =>
          [...values, price && `${price}\u00a0$`, quantity].filter(Boolean).join(', '),
        )
        .join('\n')
    default:
      return typeof value === 'boolean' ? t.editor.flag(value) : String(value)
  }
}
