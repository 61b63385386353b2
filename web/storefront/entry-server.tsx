import '@/storefront/engine'
import { renderToString } from 'react-dom/server'
import { loadModule } from '#modules'
import { newQueryClient } from '@/api/query-client'
import { App, ROOT_MARK } from '@/storefront/App'
import { Navigator, reader, statusOfPage } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { pages } from '@/storefront/pages'
import { matchRoute, notFound, routes } from '@/storefront/routes'
import type { Site } from '@/site/site'
import { shellNeeds } from '@/storefront/features/shell/needs'

/** An answer of the API, as the server got it from its own handlers. */
interface Answer {
  status: number
  body: unknown
}

interface Rendered {
  /** More calls are needed before this address can be rendered; nothing else is set then. */
  needs?: string[]
  status?: number
  redirect?: string
  page?: string
  /** Of the document, when it is not the site's own. */
  lang?: string
  head?: string
  html?: string
}

/** Names the calls that must be answered before an address can be rendered. */
function plan(url: string): { page: string; needs: string[] } {
  const { route, context } = matchRoute(url)
  return { page: route.page, needs: addresses(route.client ? undefined : moduleOf(route.page), context) }
}

/** Renders an address with the answers of its plan. Nothing is fetched, awaited or kept between two renders. */
function render(url: string, site: Site, answers: Record<string, Answer>, at: number): Rendered {
  const match = matchRoute(url)
  const failure = match.route.client ? 200 : failureOf(match.route.page, match.context, answers)
  const status = failure !== 200 ? failure : match.route === notFound ? 404 : 200
  const view = status === 200 ? match : { route: notFound, context: { ...match.context, status } }
  const module = moduleOf(view.route.page)
  const missing = view.route.client ? [] : addresses(module, view.context).filter((address) => !(address in answers))
  if (missing.length > 0) return { needs: missing }

  const queries = newQueryClient(true)
  for (const [address, answer] of Object.entries(answers)) {
    if (answer.status === 200) queries.setQueryData([address], answer.body, { updatedAt: at })
  }
  const meta = module.meta(view.context, reader(queries))
  if (meta.redirect) return { status: 301, redirect: meta.redirect }
  const navigator = new Navigator({ ...view, url, module, status, cause: 'load' }, queries, pages)
  const out = renderToString(<App site={site} queries={queries} navigator={navigator} session={null} />)
  queries.clear()
  const cut = out.indexOf(ROOT_MARK)
  return {
    status,
    page: view.route.page,
    ...(view.route.lang && { lang: view.route.lang }),
    head: out.slice(0, cut),
    html: out.slice(cut),
  }
}

function moduleOf(page: string): RouteModule {
  return loadModule(page) as unknown as RouteModule // the server's own, which waits for nothing
}

function addresses(
  module: RouteModule | undefined,
  context: Parameters<NonNullable<RouteModule['needs']>>[0],
): string[] {
  return [...new Set([...shellNeeds(), ...(module?.needs?.(context) ?? [])].map((need) => need.queryKey[0]))]
}

/** 200 when every essential answer of a page is there; else the status its document deserves. */
function failureOf(
  page: string,
  context: Parameters<NonNullable<RouteModule['needs']>>[0],
  answers: Record<string, Answer>,
): number {
  for (const need of moduleOf(page).needs?.(context) ?? []) {
    const answer = answers[need.queryKey[0]]
    if (need.optional || !answer || answer.status === 200) continue
    return statusOfPage(answer.status)
  }
  return 200
}

// The three functions that Go calls. Each takes and returns one string.
const engine = globalThis as unknown as Record<string, unknown>
engine.routes = () => JSON.stringify(routes.map(({ path, page, query }) => ({ path, page, query: query ?? [] })))
engine.plan = (url: string) => JSON.stringify(plan(url))
engine.render = (url: string, input: string) => {
  const { site, answers, at } = JSON.parse(input) as { site: Site; answers: Record<string, Answer>; at: number }
  // The markup follows on a line of its own: written into the JSON, every quote of it would be escaped and read back.
  const { html = '', ...rendered } = render(url, site, answers, at)
  return `${JSON.stringify(rendered)}\n${html}`
}
