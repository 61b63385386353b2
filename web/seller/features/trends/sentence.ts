import { t } from '#i18n/seller-trends'
import { formatMoney } from '@/lib/format-money'
import { changeOf } from '@/desk/bars'
import type { Trends } from './queries'

const words = t.said

/** The main thing about a period, in a sentence or two. */
export function sentenceOf({ now, before, weeks, products, money }: Trends, ofProduct: boolean): string {
  if (now.orders > 0 && !money) return words.ordered(now.orders) + compared(changeOf(now.orders, before.orders))
  if (now.orders > 0) {
    const change = changeOf(now.revenue, before.revenue)
    const sold = words.sold(now.orders, formatMoney(now.revenue)) + compared(change)
    return ofProduct ? sold : sold + bestOf(now.revenue, products)
  }
  if (now.views === 0) return words.nothing(weeks.length)
  return now.additions > 0 ? words.inCarts(now.views, now.additions) : words.seen(now.views)
}

function compared(change: number | undefined): string {
  if (change === undefined) return words.first
  if (change === 0) return words.same
  return change > 0 ? words.up(change) : words.down(-change)
}

/** Names the product that brings most, among several that sell. */
function bestOf(revenue: number, products: Trends['products']): string {
  const selling = products.filter((product) => product.revenue > 0)
  const best = selling.reduce((most, product) => (product.revenue > most.revenue ? product : most), selling[0]!)
  if (selling.length < 2 || revenue <= 0) return ''
  return words.best(best.name, Math.min(100, Math.round((best.revenue / revenue) * 100)))
}
