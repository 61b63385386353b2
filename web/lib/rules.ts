import { t } from '#i18n/ui'

/** A rule reads what was typed and answers the sentence to show, or undefined when the value is right. */
export type Rule = (value: string) => string | undefined

const words = t.rules

/** The sentence of the first rule that the value breaks. */
export function firstError(value: string, ...rules: Rule[]): string | undefined {
  for (const rule of rules) {
    const error = rule(value)
    if (error) return error
  }
  return undefined
}

/** Several rules as one, for a form library's `validate`. */
export const all =
  (...rules: Rule[]): Rule =>
  (value) =>
    firstError(value, ...rules)

const matching =
  (pattern: RegExp, sentence: string): Rule =>
  (value) =>
    value === '' || pattern.test(value) ? undefined : sentence

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/
// Canada Post never uses D, F, I, O, Q or U, nor W or Z as a first letter.
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i
// The rule of the specification leaves YT out although the checkout offers it; we take the reading that lets
// people of the Yukon order.
const PROVINCES = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/

/** The provinces whose postal codes begin with a letter. */
const PROVINCES_BY_LETTER: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
}

export const required: Rule = (value) => (value.trim() === '' ? words.required : undefined)
export const email = matching(EMAIL, words.email)
/** The seller's start form has its own sentence, for an empty field too. */
export const sellerEmail: Rule = (value) => (EMAIL.test(value) ? undefined : words.sellerEmail)
export const phone = matching(/^\d{10}$/, words.phone)
export const postalCode = matching(POSTAL_CODE, words.postalCode)
export const province = matching(PROVINCES, words.province)
export const country: Rule = (value) => (value === 'CA' ? undefined : words.country)

/** A postal code of the chosen province: taxes follow it. Federal offices on both banks of the Ottawa share K1A. */
export const postalCodeIn =
  (chosen: string): Rule =>
  (value) => {
    const code = value.toUpperCase()
    if (!POSTAL_CODE.test(code) || !PROVINCES.test(chosen)) return undefined
    if (chosen === 'QC' && code.startsWith('K1A')) return undefined
    return PROVINCES_BY_LETTER[code[0]!]?.includes(chosen) ? undefined : words.postalCodeIn
  }

/** From `min` to `max` characters, counted as a person would; an empty value is left to `required`. */
export const length =
  (min: number, max: number): Rule =>
  (value) => {
    const count = [...value].length
    return count === 0 || (count >= min && count <= max) ? undefined : words.length(min, max)
  }

/** A number within its bounds, those included; an empty value is left to `required`. */
export const number =
  (min = -Infinity, max = Infinity): Rule =>
  (value) => {
    if (value.trim() === '') return undefined
    const typed = Number(value)
    if (!Number.isFinite(typed)) return words.number
    if (typed < min) return words.atLeast(min)
    return typed > max ? words.atMost(max) : undefined
  }

/** One of the values that were offered; an empty one is left to `required`. */
export const choice =
  (offered: readonly string[]): Rule =>
  (value) =>
    value === '' || offered.includes(value) ? undefined : words.choice

export const NAME_MAX = 200
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 42
export const QUESTION_MIN = 20
export const QUESTION_MAX = 500
export const MESSAGE_MAX = 500
export const RETURN_REASON_MAX = 200

export const personName = length(1, NAME_MAX)
export const password = length(PASSWORD_MIN, PASSWORD_MAX)
export const samePassword =
  (other: string): Rule =>
  (value) =>
    value === other ? undefined : words.samePassword

export const question: Rule = (value) => {
  const count = [...value.trim()].length
  if (count < QUESTION_MIN) return words.questionTooShort
  return count > QUESTION_MAX ? words.questionTooLong : undefined
}
export const returnReason: Rule = (value) =>
  [...value].length > RETURN_REASON_MAX ? words.maxLength(RETURN_REASON_MAX) : undefined
