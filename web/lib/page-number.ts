/** The page that an address asks for; the first when it asks for none, or for one that cannot be. */
export function pageOf(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name))
  return Number.isInteger(page) && page > 0 ? page : 1
}
