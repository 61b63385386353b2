// What a sale leaves to its seller. Amounts are whole cents; the commission is rounded half-up once, on the whole sale,
// as the server does.

export const PRICE_MIN = 1
export const PRICE_MAX = 9_999_999
export const QUANTITY_MAX = 1000

export interface Share {
  sale: number
  commission: number
  kept: number
}

export function shareOf(price: number, quantity: number, percent: number): Share {
  const sale = price * quantity
  const commission = Math.floor((sale * percent + 50) / 100)
  return { sale, commission, kept: sale - commission }
}

/** Cents of an amount as people type it: `60`, `60,5`, `1 234,56 $`, `$1,234.56`. Undefined when it is no price. */
export function readPrice(typed: string): number | undefined {
  const bare = typed.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?!\d))/g, '')
  const parts = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(bare)
  if (!parts) return undefined
  const cents = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return cents >= PRICE_MIN && cents <= PRICE_MAX ? cents : undefined
}

/** A whole number of items; undefined when it is none, or too many. */
export function readQuantity(typed: string): number | undefined {
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= QUANTITY_MAX ? count : undefined
}
