import type { RouteModule } from '@/router/route'

const files = import.meta.glob<RouteModule>('./routes/*.tsx')

/** Fetches a page's code; the browser downloads each page only when it is visited. */
export function loadModule(page: string): Promise<RouteModule> | RouteModule {
  const file = files[`./routes/${page}.tsx`]
  if (!file) throw new Error(`no page named ${page}`)
  return file()
}
