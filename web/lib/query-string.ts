export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/**
 * Writes the state of a page for its address: `q=tuque&categories=a,b`. Arrays are separated by commas, empty values
 * are left out, and the order given is kept. Empty when there is nothing to say; otherwise it starts with `?`.
 */
export function toQueryString(values: Record<string, QueryValue>): string {
  let text = ''
  for (const name of Object.keys(values)) {
    const written = write(values[name])
    if (written) text += (text ? '&' : '?') + encodeURIComponent(name) + '=' + written
  }
  return text
}

function write(value: QueryValue): string {
  if (typeof value !== 'object') return encodeURIComponent(value ?? '')
  return value ? value.map(write).filter(Boolean).join(',') : ''
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
