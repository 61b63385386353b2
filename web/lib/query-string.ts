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

/**
 * The values of a list in every form that addresses write one, as the API reads them: `name=a,b`, `name=a&name=b`,
 * `name[]=a` and `name[0]=a`. Identifiers and slugs never hold a comma.
 */
export function readList(query: URLSearchParams, name: string): string[] {
  const forms = [...new Set(query.keys())].filter((key) => key.split('[', 1)[0] === name).sort()
  const items = forms.flatMap((key) => query.getAll(key)).flatMap((value) => value.split(','))
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))]
}
