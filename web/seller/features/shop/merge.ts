import { t } from '#i18n/seller-shop'
import { plainText } from '@/desk/rich-text'
import type { Kept } from '@/desk/PictureField'
import { PER_ITEM, type ShopForm } from './shop-form'

const { identity, appearance, shipping, terms, merchant } = t

const labels: Record<keyof ShopForm, string> = {
  name: identity.name,
  slug: identity.slug,
  categoryCode: identity.category,
  tagline: identity.tagline,
  city: identity.city,
  postalCode: identity.postalCode,
  presentation: appearance.presentation,
  photo: appearance.photo,
  banner: appearance.banner,
  policy: shipping.policy,
  amount: shipping.amount,
  tiers: shipping.tiers,
  freeFrom: shipping.freeFrom,
  deliveryMinDays: shipping.minDays,
  deliveryMaxDays: shipping.maxDays,
  deliveryNote: shipping.note,
  ways: t.ways.title,
  returnTerms: terms.returns,
  registered: terms.registered,
  gstNumber: terms.gst,
  qstNumber: terms.qst,
  legalName: merchant.name,
  legalAddress: merchant.address,
  legalCity: merchant.city,
  legalProvince: merchant.province,
  legalPostalCode: merchant.postalCode,
  phone: merchant.phone,
  email: merchant.email,
  termsVersion: t.sellerTerms.title,
}

/** What a shop offers, way by way. */
function sayWays(ways: ShopForm['ways']): string {
  const { parcels, pickup, local } = ways
  return [
    parcels && t.ways.parcels,
    pickup && [t.ways.pickup, ways.address, ways.city, ways.hours].filter(Boolean).join(', '),
    local && [t.ways.local, t.ways.km(ways.radius)].join(', '),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A part's name as the form says it. */
export const labelOf = (part: keyof ShopForm) => labels[part]

/** A part's value as people read it. */
export function sayPart(part: keyof ShopForm, value: ShopForm[keyof ShopForm]): string {
  switch (part) {
    case 'presentation':
      return plainText(value as string)
    case 'photo':
    case 'banner':
      return value ? (value as Kept).alt || labels[part] : ''
    case 'policy':
      return value === PER_ITEM ? shipping.perItem : shipping.byQuantity
    case 'registered':
      return value === 'yes' ? terms.has : terms.small
    case 'tiers':
      return (value as ShopForm['tiers']).map(({ quantity, amount }) => t.tier(quantity, amount)).join('\n')
    case 'ways':
      return sayWays(value as ShopForm['ways'])
    default:
      return value as string
  }
}
