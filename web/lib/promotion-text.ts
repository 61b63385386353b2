import { t } from '#i18n/promotions'
import { formatMoney } from './format-money'

type Promotion = { name: string; code: string; kind: string; market: boolean; amount: number }

/** A promotion that took something off, as a line of sums: its name with its code, and what it took off. */
export function promotionLine({ name, code, kind, market, amount }: Promotion): [label: string, amount: string] {
  const named = code ? t.withCode(name, code) : name
  const label = market ? t.byMarket(named) : named
  return [label, kind === 'free_shipping' ? t.freeShipping : minus(amount)]
}

/** An amount that is taken off. */
export const minus = (amount: number): string => `−${formatMoney(amount)}`

type Code = {
  code: string
  applied: boolean
  reason?: keyof typeof t.why | 'minimum' | 'units'
  missing: number
  missingUnits: number
}

/** What became of a code: applied, or why it takes nothing off. */
export function whatOf({ applied, reason, missing, missingUnits }: Code): string {
  if (applied || !reason) return t.applied
  if (reason === 'minimum') return t.missing(formatMoney(missing))
  if (reason === 'units') return t.missingUnits(missingUnits)
  return t.why[reason]
}

/** The codes that take nothing off, each with its reason. */
export const refusedCodes = (codes: readonly Code[]): string[] =>
  codes.filter(({ applied }) => !applied).map((code) => t.refused(code.code, whatOf(code)))
