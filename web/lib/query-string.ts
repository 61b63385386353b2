export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/**
 * Writes the state of a page for its address: `q=tuque&categories=a,b`. Arrays are separated by commas, empty values
 * are left out, and the order given is kept. Empty when there is nothing to say; otherwise it starts with `?`.
 */
export function toQueryString(values: Record<string, QueryValue>): string {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const text = (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => encodeURIComponent(String(item)))
      .join(',')
    return text === '' ? [] : [`${encodeURIComponent(name)}=${text}`]
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Splits a value already decoded by URLSearchParams; identifiers and slugs never hold a comma. */
export function fromCommaList(value: string | null | undefined): string[] {
  return value ? value.split(',').filter((item) => item !== '') : []
}
