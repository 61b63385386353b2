import { t } from '#i18n/product'
import type { ShippingSettings } from './types'

/** One line of a shop's shipping prices. */
export interface ShippingLine {
  label: string
  /** In dollars; zero is free. */
  amount: number
}

const PER_ITEM = 'fixedAmountPerItem'

/** What a shop asks for shipping, from one article up. Only the policy by item ignores the quantity tiers. */
export function shippingLines(settings: ShippingSettings): ShippingLine[] {
  if (settings.shippingPricePolicy === PER_ITEM)
    return [{ label: t.shipping.perItem, amount: settings.shippingPriceAmount }]
  const tiers = tiersOf(settings)
  const steps = tiers[0]?.from === 1 ? tiers : [{ from: 1, amount: settings.shippingPriceAmount }, ...tiers]
  if (steps.length === 1) return [{ label: t.shipping.any, amount: steps[0]?.amount ?? 0 }]
  return steps.map(({ from, amount }, index) => ({ label: rangeLabel(from, steps[index + 1]?.from), amount }))
}

function tiersOf(settings: ShippingSettings): { from: number; amount: number }[] {
  return ([1, 2, 3, 4, 5] as const)
    .map((rank) => ({ from: settings[`tier${rank}Quantity`] ?? 0, amount: settings[`tier${rank}Amount`] ?? 0 }))
    .filter(({ from }) => from > 0)
    .sort((a, b) => a.from - b.from)
}

function rangeLabel(from: number, next: number | undefined): string {
  if (next === undefined) return t.shipping.andMore(from)
  const to = next - 1
  if (from === to) return from === 1 ? t.shipping.one : t.shipping.exactly(from)
  return to - from === 1 ? t.shipping.two(from, to) : t.shipping.range(from, to)
}

/** How far a purchase is from free shipping, from 0 to 1; null when the shop sets no threshold. */
export function freeShipping(settings: ShippingSettings, subtotal: number) {
  const threshold = settings.freeShippingThreshold ?? 0
  if (threshold <= 0) return null
  return { threshold, missing: Math.max(0, threshold - subtotal), share: Math.min(1, subtotal / threshold) }
}
