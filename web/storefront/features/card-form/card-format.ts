import type { Brand } from './brand'

/** The brand a number begins like; undefined while it could be any. */
export function brandOfNumber(number: string): Brand | undefined {
  const digits = onlyDigits(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(digits)) return 'mastercard'
  const start = Number(digits.slice(0, 4))
  return digits.length >= 4 && start >= 2221 && start <= 2720 ? 'mastercard' : undefined
}

export const onlyDigits = (text: string) => text.replace(/\D/g, '')

/** `4242424242424242` → `4242 4242 4242 4242`; American Express groups 4, 6 and 5. */
export function formatNumber(typed: string): string {
  const digits = onlyDigits(typed).slice(0, 19)
  const groups = isAmex(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
}

/** `128` → `12/8`, `9/28` → `09/28`: month and year, two digits each. */
export function formatExpiry(typed: string): string {
  const lone = /^\s*(\d)\s*\/\s*(\d*)/.exec(typed)
  const digits = lone ? `0${lone[1]}${lone[2]}` : onlyDigits(typed)
  return digits.length > 2
    ? `${digits.slice(0, 2)}/${digits.slice(-2).length < 2 ? digits.slice(2) : yearOf(digits)}`
    : digits
}

/** A year typed whole, as browsers fill it, keeps its last two digits. */
function yearOf(digits: string): string {
  const year = digits.slice(2)
  return year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2)
}

/** Month and year of a whole `MM/YY`; undefined while it is not one. */
export function parseExpiry(expiry: string): { expMonth: number; expYear: number } | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry)
  return match ? { expMonth: Number(match[1]), expYear: 2000 + Number(match[2]) } : undefined
}

/** A card is good until the end of its month. */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return expYear * 12 + expMonth - 1 < now.getFullYear() * 12 + now.getMonth()
}

/** `8, 2028` → `08/28`. */
export function expiryText({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`
}

/** Whether the number is whole and its last digit is the one the others call for (Luhn). */
export function isNumberValid(number: string): boolean {
  const digits = onlyDigits(number)
  if (digits.length < 12 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function isCvcValid(cvc: string, number: string): boolean {
  return isAmex(onlyDigits(number)) ? /^\d{4}$/.test(cvc) : /^\d{3}$/.test(cvc)
}

const isAmex = (digits: string) => /^3[47]/.test(digits)
