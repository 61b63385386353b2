/**
 * The percentage off: 100 minus the rounded ratio of price to regular price. Null when there is nothing to show,
 * that is when the regular price is zero or equal to the price.
 */
export function discountPercent(price: number, regularPrice: number): number | null {
  if (regularPrice === 0 || regularPrice === price) return null
  return 100 - Math.round((price / regularPrice) * 100)
}
