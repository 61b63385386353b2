/** A hundredth of a degree is about a kilometre: enough to sort shops, too little to find a door. */
export function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
