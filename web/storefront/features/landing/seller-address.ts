/** The seller space, where a start form's e-mail travels as a query parameter. */
export function sellerAddress(sellerUrl: string, email: string): string {
  const [address = '', anchor] = sellerUrl.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}courriel=${encodeURIComponent(email)}${anchor ? `#${anchor}` : ''}`
}
