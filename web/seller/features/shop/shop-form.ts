import { parseAmount, typedAmount } from '@/lib/amount'
import type { Shop } from '@/seller/shop-context'
import type { Kept } from '@/desk/PictureField'
import type { FieldPath } from 'react-hook-form'
import type { ShopBody } from './calls'
import { blankWays, waysFields, waysForm, waysOf, type WaysForm } from './ways-form'

/** The two ways to count shipping; the wire's words. */
export const PER_ITEM = 'fixedAmountPerItem'
export const BY_QUANTITY = 'fixedAmountByQuantity'
export const MAX_TIERS = 5

/** What a shop says of itself, as it is typed. */
export interface ShopForm {
  name: string
  slug: string
  categoryCode: string
  tagline: string
  city: string
  postalCode: string
  presentation: string
  photo: Kept | null
  banner: Kept | null
  policy: string
  amount: string
  tiers: { quantity: string; amount: string }[]
  freeFrom: string
  deliveryMinDays: string
  deliveryMaxDays: string
  deliveryNote: string
  ways: WaysForm
  returnTerms: string
  registered: 'yes' | 'no'
  gstNumber: string
  qstNumber: string
  legalName: string
  legalAddress: string
  legalCity: string
  legalProvince: string
  legalPostalCode: string
  phone: string
  email: string
  /** The day of the conditions for sellers that are accepted; empty until they are. Only to open a shop. */
  termsVersion: string
}

export const blank: ShopForm = {
  name: '',
  slug: '',
  categoryCode: '',
  tagline: '',
  city: '',
  postalCode: '',
  presentation: '',
  photo: null,
  banner: null,
  policy: BY_QUANTITY,
  amount: '',
  tiers: [],
  freeFrom: '',
  deliveryMinDays: '1',
  deliveryMaxDays: '5',
  deliveryNote: '',
  ways: blankWays,
  returnTerms: '',
  registered: 'no',
  gstNumber: '',
  qstNumber: '',
  legalName: '',
  legalAddress: '',
  legalCity: '',
  legalProvince: 'QC',
  legalPostalCode: '',
  phone: '',
  email: '',
  termsVersion: '',
}

export type ShippingForm = Pick<ShopForm, 'policy' | 'amount' | 'tiers' | 'freeFrom'>
type ShippingSettings = ShopBody['shippingSettings']

/** The settings of the wire; undefined while something typed is no amount or no quantity. */
export function shippingSettings(form: ShippingForm): ShippingSettings | undefined {
  const amount = parseAmount(form.amount)
  const free = form.freeFrom.trim() === '' ? 0 : parseAmount(form.freeFrom)
  if (amount === undefined || free === undefined) return undefined
  const settings: ShippingSettings = { shippingPriceAmount: amount, shippingPricePolicy: form.policy }
  if (free > 0) settings.freeShippingThreshold = free
  if (form.policy === PER_ITEM) return settings
  for (const [i, tier] of form.tiers.entries()) {
    const [quantity, price] = [Number(tier.quantity), parseAmount(tier.amount)]
    if (!Number.isInteger(quantity) || quantity < 1 || price === undefined) return undefined
    Object.assign(settings, { [`tier${i + 1}Quantity`]: quantity, [`tier${i + 1}Amount`]: price })
  }
  return settings
}

function shippingForm(settings: ShippingSettings): ShippingForm {
  const slots = [1, 2, 3, 4, 5] as const
  const tiers = slots.flatMap((n) => {
    const quantity = settings[`tier${n}Quantity`]
    return quantity ? [{ quantity: String(quantity), amount: typedAmount(settings[`tier${n}Amount`] ?? 0) }] : []
  })
  return {
    policy: settings.shippingPricePolicy === PER_ITEM ? PER_ITEM : BY_QUANTITY,
    amount: typedAmount(settings.shippingPriceAmount),
    tiers,
    freeFrom: typedAmount(settings.freeShippingThreshold, true),
  }
}

/** A shop as its form shows it. */
export function formOf(shop: Shop): ShopForm {
  const { photo, banner } = shop
  return {
    ...blank,
    ...Object.fromEntries(TEXTS.map((name) => [name, shop[name]])),
    ...shippingForm(shop.shippingSettings),
    photo: photo && { key: photo.key, url: photo.thumbs['480.jpeg'] || photo.file, alt: photo.alt },
    banner: banner && { key: banner.key, url: banner['800.jpeg'], alt: banner.alt },
    ways: waysForm(shop.deliveryWays),
    deliveryMinDays: shop.deliveryMaxDays ? String(shop.deliveryMinDays) : '',
    deliveryMaxDays: shop.deliveryMaxDays ? String(shop.deliveryMaxDays) : '',
    registered: shop.gstNumber ? 'yes' : 'no',
  }
}

const TEXTS = [
  'name',
  'slug',
  'categoryCode',
  'tagline',
  'city',
  'postalCode',
  'presentation',
  'deliveryNote',
  'returnTerms',
  'gstNumber',
  'qstNumber',
  'legalName',
  'legalAddress',
  'legalCity',
  'legalProvince',
  'legalPostalCode',
  'phone',
  'email',
] as const

/** What is sent. Call it on a form whose fields passed their rules. */
export function bodyOf(form: ShopForm): ShopBody {
  const {
    photo,
    banner,
    registered,
    policy: _,
    amount: _a,
    tiers: _t,
    freeFrom: _f,
    termsVersion: _v,
    ways,
    ...texts
  } = form
  return {
    ...texts,
    deliveryWays: waysOf(ways) ?? {},
    deliveryMinDays: Number(form.deliveryMinDays),
    deliveryMaxDays: Number(form.deliveryMaxDays),
    gstNumber: registered === 'yes' ? form.gstNumber : '',
    qstNumber: registered === 'yes' ? form.qstNumber : '',
    photoKey: photo?.key ?? '',
    photoAlt: photo?.alt ?? '',
    bannerKey: banner?.key ?? '',
    bannerAlt: banner?.alt ?? '',
    shippingSettings: shippingSettings(form) ?? { shippingPriceAmount: 0, shippingPricePolicy: BY_QUANTITY },
  }
}

/** The steps of opening a shop, and the fields of each: one must be right before the next. */
export const steps = [
  { id: 'identity', fields: ['name', 'slug', 'categoryCode', 'tagline', 'city', 'postalCode'] },
  { id: 'appearance', fields: ['photo', 'banner', 'presentation'] },
  {
    id: 'shipping',
    fields: ['policy', 'amount', 'tiers', 'freeFrom', 'deliveryMinDays', 'deliveryMaxDays', 'deliveryNote', 'ways'],
  },
  { id: 'terms', fields: ['returnTerms', 'registered', 'gstNumber', 'qstNumber'] },
  {
    id: 'merchant',
    fields: [
      'legalName',
      'legalAddress',
      'legalCity',
      'legalProvince',
      'legalPostalCode',
      'phone',
      'email',
      'termsVersion',
    ],
  },
] as const satisfies { id: string; fields: (keyof ShopForm)[] }[]

export type StepId = (typeof steps)[number]['id']

/** The field of the form that a field of the wire is typed in. */
export function fieldOf(path: string): FieldPath<ShopForm> | undefined {
  if (path.startsWith('deliveryWays.')) return `ways.${waysFields[path.slice('deliveryWays.'.length)] ?? 'parcels'}`
  const name = path.split(/[.[]/)[0] ?? ''
  const renamed: Record<string, keyof ShopForm> = {
    shippingSettings: 'amount',
    shippingPricePolicy: 'policy',
    photoKey: 'photo',
    bannerKey: 'banner',
  }
  return renamed[name] ?? (name in blank ? (name as keyof ShopForm) : undefined)
}
