import type { RouteModule } from '@/router/route'

const files = import.meta.glob<RouteModule>('./routes/*.tsx', { eager: true })

/** Finds a page's code; on the server every page is already there, because nothing may wait during a render. */
export function loadModule(page: string): RouteModule {
  const file = files[`./routes/${page}.tsx`]
  if (!file) throw new Error(`no page named ${page}`)
  return file
}
