import { parseAmount, parseMeasure, typedAmount, typedMeasure } from '@/lib/amount'
import { proposedAlts } from './alts'
import type { Product, ProductBody, ProductStatus } from './queries'

export const MAX_PHOTOS = 20
export const MAX_OPTIONS = 4
export const MAX_VARIANTS = 250
export const MAX_CATEGORIES = 10

export interface PhotoForm {
  key: string
  url: string
  /** What it shows, in the seller's words; null as long as the proposal does (see alts). */
  alt: string | null
}

export interface OptionForm {
  name: string
  values: string[]
}

/** A variant as it is typed. */
export interface VariantForm {
  /** Empty when new. */
  id: string
  /** One value for each option of the product, in their order. */
  values: string[]
  /** A combination that the shop does not sell is kept on screen, and not sent. */
  offered: boolean
  isDefault: boolean
  sku: string
  price: string
  regularPrice: string
  mode: 'status' | 'stock'
  inStock: boolean
  quantity: string
  /** How many there were when the form was opened: what was sold meanwhile stays sold. */
  seen: number | undefined
  limit: string
  length: string
  width: string
  height: string
  weight: string
  photoKeys: string[]
}

export interface ProductForm {
  name: string
  slug: string
  description: string
  categoryIds: string[]
  taxCategory: 'standard' | 'grocery' | 'book'
  finalSale: boolean
  photos: PhotoForm[]
  options: OptionForm[]
  variants: VariantForm[]
}

export const blankVariant: VariantForm = {
  id: '',
  values: [],
  offered: true,
  isDefault: true,
  sku: '',
  price: '',
  regularPrice: '',
  mode: 'stock',
  inStock: true,
  quantity: '',
  seen: undefined,
  limit: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  photoKeys: [],
}

export const blankProduct: ProductForm = {
  name: '',
  slug: '',
  description: '',
  categoryIds: [],
  taxCategory: 'standard',
  finalSale: false,
  photos: [],
  options: [],
  variants: [blankVariant],
}

const whole = (count: number | undefined) => (count ? String(count) : '')

/** A product as its form shows it. */
export function formOf(product: Product): ProductForm {
  const variants = product.variants.map((v): VariantForm => ({
    id: v.id,
    values: product.options.map(({ name }) => v.options[name] ?? ''),
    offered: true,
    isDefault: v.isDefault,
    sku: v.sku,
    price: typedAmount(v.price),
    regularPrice: typedAmount(v.regularPrice, true),
    mode: v.inventoryMode,
    inStock: v.inventoryStatus === 'in_stock',
    quantity: v.inventoryMode === 'stock' ? String(v.inventoryQuantity) : '',
    seen: v.inventoryMode === 'stock' ? v.inventoryQuantity : undefined,
    limit: whole(v.limitPerOrder),
    length: typedMeasure(v.length),
    width: typedMeasure(v.width),
    height: typedMeasure(v.height),
    weight: typedMeasure(v.weight),
    photoKeys: v.photoKeys,
  }))
  const form: ProductForm = {
    name: product.name,
    slug: product.slug,
    description: product.description,
    categoryIds: product.categoryIds,
    taxCategory: product.taxCategory,
    finalSale: product.finalSale,
    photos: product.photos.map(({ key, thumbs, file, alt }) => ({ key, url: thumbs['480.jpeg'] || file, alt })),
    options: product.options.map(({ name, values }) => ({ name, values: values ?? [] })),
    variants: variants.length > 0 ? variants : [blankVariant],
  }
  const proposed = proposedAlts(form)
  const photos = form.photos.map((photo, i) =>
    photo.alt && photo.alt !== proposed[i] ? photo : { ...photo, alt: null },
  )
  return { ...form, photos }
}

/** What is sent, with the place in the form of each variant that is: refusals come back by place. */
export function bodyOf(form: ProductForm, status: ProductStatus): { body: ProductBody; places: number[] } {
  const places = form.variants.flatMap((v, i) => (v.offered ? [i] : []))
  const hasDefault = places.some((i) => form.variants[i]!.isDefault)
  const proposed = proposedAlts(form)
  return {
    places,
    body: {
      status,
      name: form.name.trim(),
      slug: form.slug,
      description: form.description,
      categoryIds: form.categoryIds,
      taxCategory: form.taxCategory,
      finalSale: form.finalSale,
      photos: form.photos.map(({ key, alt }, i) => ({ key, alt: alt ?? proposed[i] ?? '' })),
      options: form.options,
      variants: places.map((i, n) => variantBody(form.variants[i]!, form, hasDefault ? undefined : n === 0)),
    },
  }
}

type VariantBody = NonNullable<ProductBody['variants']>[number]

function variantBody(v: VariantForm, form: ProductForm, isDefault = v.isDefault): VariantBody {
  const kept = new Set(form.photos.map(({ key }) => key))
  return {
    id: v.id,
    sku: v.sku.trim(),
    options: Object.fromEntries(form.options.map(({ name }, i) => [name, v.values[i] ?? ''])),
    price: parseAmount(v.price) ?? 0,
    regularPrice: parseAmount(v.regularPrice) ?? 0,
    isDefault,
    inventoryMode: v.mode,
    inventoryStatus: v.inStock ? 'in_stock' : 'out_of_stock',
    inventoryQuantity: v.mode === 'stock' ? Number(v.quantity || 0) : 0,
    ...(v.mode === 'stock' && v.seen !== undefined && { quantitySeen: v.seen }),
    limitPerOrder: Number(v.limit || 0),
    length: parseMeasure(v.length) ?? 0,
    width: parseMeasure(v.width) ?? 0,
    height: parseMeasure(v.height) ?? 0,
    weight: parseMeasure(v.weight) ?? 0,
    photoKeys: v.photoKeys.filter((key) => kept.has(key)),
  }
}
