import { t } from '#i18n/shop'
import type { Shop } from './types'

type Settings = Shop['shippingSettings']

/** One step of the price: so many articles, so many dollars. Zero is free. */
export interface Step {
  label: string
  amount: number
}

/** What a shop asks for shipping, in words: a sentence, the steps when the price climbs, the way to have it free. */
export interface ShippingTerms {
  /** Nothing is ever asked. */
  free: boolean
  sentence: string
  steps: readonly Step[]
  freeFrom: string | null
}

const PER_ITEM = 'fixedAmountPerItem'

/** Puts a shop's settings in words; `steps` are its prices from one article up. */
export function shippingTerms(settings: Settings, steps: readonly Step[]): ShippingTerms {
  if (steps.every(({ amount }) => amount === 0))
    return { free: true, sentence: t.shipping.free, steps: [], freeFrom: null }
  const threshold = settings.freeShippingThreshold ?? 0
  const freeFrom = threshold > 0 ? t.shipping.freeFrom(threshold) : null
  if (steps.length > 1) return { free: false, sentence: t.shipping.steps, steps, freeFrom }
  const amount = steps[0]?.amount ?? 0
  const sentence = settings.shippingPricePolicy === PER_ITEM ? t.shipping.perItem(amount) : t.shipping.flat(amount)
  return { free: false, sentence, steps: [], freeFrom }
}

/** The same on one line, for the shop's front. A shop that sends no parcel has its other way told. */
export function shippingFact(
  { shippingSettings: settings, deliveryWays: { noParcel, pickup, local } }: Shop,
  steps: readonly Step[],
): string {
  if (noParcel) return pickup ? t.ways.pickup(pickup.price) : t.ways.local(local?.price ?? 0)
  const threshold = settings.freeShippingThreshold ?? 0
  if (steps.every(({ amount }) => amount === 0)) return t.facts.freeAlways
  if (threshold > 0) return t.facts.freeFrom(threshold)
  return t.facts.from(Math.min(...steps.map(({ amount }) => amount)))
}
