/** The two brands we draw. Anything else is shown as Visa, as on saved cards. */
export type Brand = 'visa' | 'mastercard'

export function brandOf(name: string): Brand {
  return name === 'mastercard' ? 'mastercard' : 'visa'
}
