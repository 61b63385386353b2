/** Which articles an address asks for. */
export interface BlogState {
  page: number
  tag: string
}

export function readBlogState(query: URLSearchParams): BlogState {
  const page = Number(query.get('page'))
  return {
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    tag: (query.get('etiquette') ?? '').trim().slice(0, 60),
  }
}

export function blogAddress({ page, tag }: BlogState): string {
  const query = new URLSearchParams()
  if (tag) query.set('etiquette', tag)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return `/blogue${text ? `?${text}` : ''}`
}
