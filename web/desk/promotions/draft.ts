import { t } from '#i18n/desk-promotions'
import type { components } from '@/api/schema'
import { parseAmount, typedAmount } from '@/lib/amount'
import { formatDate, startOfDay } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'

export type Promotion = components['schemas']['PromotionWire']
export type Fields = components['schemas']['PromotionFields']

/** A promotion as its form holds it: numbers as they were typed. */
export interface Draft {
  name: string
  automatic: boolean
  code: string
  kind: Fields['kind']
  percent: string
  amount: string
  take: string
  pay: string
  minimum: string
  scope: Fields['scope']
  scopeIds: readonly string[]
  from: string
  to: string
  maxUses: string
  maxPerPerson: string
}

/** A new one: ten percent off, with a code. */
export const fresh = (today: string): Draft => ({
  name: '',
  automatic: false,
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  take: '3',
  pay: '2',
  minimum: '',
  scope: 'all',
  scopeIds: [],
  from: today,
  to: '',
  maxUses: '',
  maxPerPerson: '',
})

const count = (number: number | undefined) => (number ? String(number) : '')

/** The same as another one, from today on; a code is chosen anew. */
export const copyOf = (of: Promotion, today: string): Draft => ({
  name: of.name,
  automatic: !of.code,
  code: '',
  kind: of.kind,
  percent: count(of.percent),
  amount: typedAmount(of.amount, true),
  take: count(of.take) || '3',
  pay: count(of.pay) || '2',
  minimum: typedAmount(of.minimum, true),
  scope: of.scope,
  scopeIds: of.scopeIds ?? [],
  from: today,
  to: '',
  maxUses: count(of.maxUses),
  maxPerPerson: count(of.maxPerPerson),
})

/** What is sent. A number that cannot be read is sent as one that the server refuses, at its field. */
export function fieldsOf(draft: Draft): Fields {
  const whole = (typed: string) => (typed.trim() === '' ? 0 : /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : -1)
  const dollars = (typed: string) => (typed.trim() === '' ? 0 : (parseAmount(typed) ?? -1))
  return {
    name: draft.name.trim(),
    code: draft.automatic ? '' : draft.code.trim().toUpperCase(),
    kind: draft.kind,
    scope: draft.scope,
    scopeIds: draft.scope === 'all' ? [] : [...draft.scopeIds],
    from: draft.from,
    to: draft.to,
    minimum: dollars(draft.minimum),
    maxUses: whole(draft.maxUses),
    maxPerPerson: draft.automatic ? 0 : whole(draft.maxPerPerson),
    ...(draft.kind === 'percent' && { percent: whole(draft.percent) }),
    ...(draft.kind === 'amount' && { amount: dollars(draft.amount) }),
    ...(draft.kind === 'multi_buy' && { take: whole(draft.take), pay: whole(draft.pay) }),
  }
}

/** A promotion in one sentence. */
export function sentenceOf(fields: Fields, market: boolean): string {
  const words = t.sentence
  const { kind, percent = 0, amount = 0, take = 0, pay = 0, minimum = 0, scope, scopeIds, code, from, to } = fields
  const { maxUses = 0, maxPerPerson = 0 } = fields
  const chosen = scopeIds?.length ?? 0
  return [
    {
      percent: words.percent(percent),
      amount: words.amount(formatMoney(amount)),
      free_shipping: words.free_shipping,
      multi_buy: words.multi_buy(take, pay),
    }[kind],
    { all: words.all, products: words.products(chosen), categories: words.categories(chosen) }[scope],
    code ? words.code(code) : words.automatic,
    minimum > 0 && words.minimum(formatMoney(minimum)),
    from && (to ? words.span(day(from), day(to)) : words.from(day(from))),
    maxUses > 0 && words.maxUses(maxUses),
    maxPerPerson > 0 && words.maxPerPerson(maxPerPerson),
    market ? words.market : words.end,
  ]
    .filter(Boolean)
    .join('')
}

/** A day such as `2026-11-15`, in words. */
export const day = (iso: string): string => formatDate(startOfDay(iso))

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' // without those that are taken for one another
const LENGTH = 8

/** A code that nobody guesses. */
export function proposeCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(LENGTH))
  return [...drawn].map((number) => LETTERS[number % LETTERS.length]).join('')
}
