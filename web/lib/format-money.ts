export type Locale = 'fr' | 'en'

const NBSP = '\u00a0'

/** Groups the digits of a whole number by three: `1 204` in French, `1,204` in English. */
export function formatCount(count: number, locale: Locale = 'fr'): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? NBSP : ',')
}

/**
 * Writes an amount in dollars: `1 234,56 $` in French, `$ 1,234.56` in English. It is our own code and not Intl,
 * because the engine that renders on the server has none and both sides must write the same bytes.
 */
export function formatMoney(dollars: number, locale: Locale = 'fr'): string {
  const cents = Math.round(Math.abs(dollars) * 100)
  const whole = formatCount(Math.floor(cents / 100), locale)
  const rest = String(cents % 100).padStart(2, '0')
  const sign = dollars < 0 && cents > 0 ? '\u2212' : ''
  return locale === 'fr' ? `${sign}${whole},${rest}${NBSP}$` : `${sign}$${NBSP}${whole}.${rest}`
}
