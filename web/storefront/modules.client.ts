import type { RouteModule } from '@/router/route'

/**
 * Fetches a page's code; the browser downloads each page only when it is visited. The list of pages comes with the
 * first page that is opened from another: the document names the code of its own.
 */
export async function loadModule(page: string): Promise<RouteModule> {
  const { files } = await import('./page-files')
  const file = files[`./routes/${page}.tsx`]
  if (!file) throw new Error(`no page named ${page}`)
  return file()
}
