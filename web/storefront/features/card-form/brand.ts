/** The two brands we draw. Anything else is shown as Visa, as on saved cards. */
export type Brand = 'visa' | 'mastercard'

/** Proper names, the same in every language. */
export const BRAND_NAMES: Record<Brand, string> = { visa: 'Visa', mastercard: 'Mastercard' }

export function brandOf(name: string): Brand {
  return name === 'mastercard' ? 'mastercard' : 'visa'
}
