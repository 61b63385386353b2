/** The seller space, where a start form's e-mail travels as a query parameter. */
export function sellerAddress(sellerUrl: string, email: string): string {
  const [address = '', anchor] = sellerUrl.split('#')
  const parameter = `${address.includes('?') ? '&' : '?'}courriel=${encodeURIComponent(email)}`
  return address + parameter + (anchor ? `#${anchor}` : '')
}
