import { useEffect, useState } from 'react'
import { t } from '#i18n/offers'
import type { components } from '@/api/schema'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import css from './Offers.module.css'

export type Offer = components['schemas']['PricingWireOffer']

type OffersProps = {
  offers: readonly Offer[] | undefined
  /** They are those of a whole shop: the ones about some products say so. */
  ofShop?: boolean
}

const none: readonly Offer[] = []

/** The offers that apply by themselves, each with what it asks for and its last day. */
export function Offers({ offers = none, ofShop = false }: OffersProps) {
  const running = useRunning(offers)
  if (running.length === 0) return null
  return (
    <ul className={css.offers} aria-label={t.label}>
      {running.map((offer) => (
        <li key={`${offer.name} ${termsOf(offer, ofShop)}`} className={css.offer}>
          <b>{termsOf(offer, ofShop)}</b>
          <small>{[offer.name, offer.endsAt && t.until(lastDay(offer.endsAt))].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** What an offer gives, and from how much on. */
export function termsOf(offer: Offer, ofShop: boolean): string {
  const { kind, percent = 0, amount = 0, take = 0, pay = 0, minimum = 0, everything } = offer
  const gives = {
    percent: t.percent(percent),
    amount: t.amount(formatMoney(amount)),
    free_shipping: t.free_shipping,
    multi_buy: t.multi_buy(take, pay),
  }[kind]
  return gives + (ofShop && !everything ? t.some : '') + (minimum > 0 ? t.minimum(formatMoney(minimum)) : '')
}

/** An offer ends when the day after its last one begins. */
const lastDay = (endsAt: string) => formatDate(Date.parse(endsAt) - 1)

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1

/** The offers without those that are over: the page may have been made, or left open, before they ended. */
function useRunning(offers: readonly Offer[]): readonly Offer[] {
  const [now, setNow] = useState(0) // as the server made the page, until it runs in the browser
  const ahead = offers.flatMap(({ endsAt }) => (endsAt ? [Date.parse(endsAt)] : [])).filter((end) => end > now)
  const next = ahead.length > 0 ? Math.min(...ahead) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(next - Date.now(), 0), LONGEST))
    return () => clearTimeout(timer)
  }, [next, now])
  return offers.filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now)
}
