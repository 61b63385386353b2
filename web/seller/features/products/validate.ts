import { t } from '#i18n/seller-products'
import { t as parts } from '#i18n/desk'
import { t as ui } from '#i18n/ui'
import { parseAmount, parseMeasure } from '@/lib/amount'
import { MAX_CATEGORIES, MAX_VARIANTS, type ProductForm, type VariantForm } from './product-form'
import type { ProductStatus } from './queries'

/** What is wrong, by the path of the wire: `name`, `variants[2].price`. The server's refusals have the same paths. */
export type Errors = Record<string, string>

const words = t.errors
const MAX_QUANTITY = 1_000_000
const MAX_LIMIT = 1000

/** The rules that can be checked without the server. A draft may lack what only buyers need. */
export function validate(form: ProductForm, status: ProductStatus): Errors {
  const errors: Errors = {}
  if (form.name.trim() === '') errors.name = ui.rules.required
  if (form.categoryIds.length > MAX_CATEGORIES) errors.categoryIds = words.tooManyCategories
  if (status === 'published' && form.categoryIds.length === 0) errors.categoryIds = words.needsCategory
  form.options.forEach((option, i) => {
    const alike = form.options.some(
      (other, j) => j < i && other.name.trim().toLowerCase() === option.name.trim().toLowerCase(),
    )
    if (option.name.trim() === '') errors[`options[${i}].name`] = ui.rules.required
    else if (alike) errors[`options[${i}].name`] = words.optionTwice
    if (option.values.length === 0) errors[`options[${i}].values`] = words.needsValue
  })
  const offered = form.variants.filter((variant) => variant.offered)
  if (offered.length === 0) errors.variants = words.needsVariant
  if (offered.length > MAX_VARIANTS) errors.variants = words.tooManyVariants
  const skus = new Map<string, number>()
  form.variants.forEach((variant, i) => {
    if (!variant.offered) return
    Object.assign(errors, variantErrors(variant, `variants[${i}]`))
    const sku = variant.sku.trim()
    if (sku && skus.has(sku)) errors[`variants[${i}].sku`] = words.skuTwice
    skus.set(sku, i)
  })
  return errors
}

function variantErrors(v: VariantForm, path: string): Errors {
  const errors: Errors = {}
  const [price, regular] = [parseAmount(v.price), parseAmount(v.regularPrice)]
  if (v.price.trim() === '') errors[`${path}.price`] = ui.rules.required
  else if (price === undefined || price <= 0) errors[`${path}.price`] = parts.amount
  if (v.regularPrice.trim() !== '' && regular === undefined) errors[`${path}.regularPrice`] = parts.amount
  else if (regular && price && regular < price) errors[`${path}.regularPrice`] = words.regularBelow
  if (v.mode === 'stock' && !isWhole(v.quantity, MAX_QUANTITY)) errors[`${path}.inventoryQuantity`] = words.quantity
  if (v.limit.trim() !== '' && !isWhole(v.limit, MAX_LIMIT)) errors[`${path}.limitPerOrder`] = words.limit
  for (const size of ['length', 'width', 'height', 'weight'] as const) {
    if (v[size].trim() !== '' && parseMeasure(v[size]) === undefined) errors[`${path}.${size}`] = words.measure
  }
  return errors
}

const isWhole = (typed: string, most: number) => /^\d+$/.test(typed.trim()) && Number(typed) <= most

/** The last try to save: what was sent, and what the server refused in it. */
export interface Tried {
  form: ProductForm
  status: ProductStatus
  refused: Errors
}

/** What is wrong since the last try: our rules on what is typed now, and refusals of parts that did not change. */
export function errorsSince({ form: sent, status, refused }: Tried, form: ProductForm): Errors {
  const unchanged = Object.entries(refused).filter(([path]) => partAt(sent, path) === partAt(form, path))
  return { ...Object.fromEntries(unchanged), ...validate(form, status) }
}

/** The part of a form that a path is about: a field, or one variant or option of a list. */
function partAt(form: ProductForm, path: string): unknown {
  const [, field = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? []
  const part = form[field as keyof ProductForm]
  return Array.isArray(part) && index !== undefined ? part[Number(index)] : part
}

/** The path in the form of a path of the wire: in the form, variants that are not sold have a place too. */
export const inForm = (places: readonly number[]) => (path: string) =>
  path.replace(/^variants\[(\d+)\]/, (_, n: string) => `variants[${places[Number(n)] ?? n}]`)
