/** The page that an address asks for; the first when it asks for none, or for one that cannot be. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
