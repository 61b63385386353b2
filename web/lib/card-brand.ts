/** Proper names of card brands, the same in every language. */
const NAMES: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** How a brand is called, by the payment provider's word for it; that word for one we do not know. */
export const cardBrandName = (brand: string): string => NAMES[brand] ?? brand
