/** `4185551234` → `(418) 555-1234`. Anything that is not ten digits is shown as it came. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** Keeps the digits of what is typed, ten at most; a leading country code 1 is dropped. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10)
}

/** `g1r4s9` or `g1r-4s9` → `G1R 4S9`: upper case, two groups of three. */
export function formatPostalCode(code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.length > 3 ? `${letters.slice(0, 3)} ${letters.slice(3, 6)}` : letters
}
