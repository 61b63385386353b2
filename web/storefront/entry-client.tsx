import '@/ui/tokens.css'
import '@/ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setTokenSource } from '@/api/client'
import { newQueryClient } from '@/api/query-client'
import { App } from '@/storefront/App'
import { pagesBeside } from '@/storefront/addresses'
import { listenToLinks, prepareLinks } from '@/router/links'
import { Navigator, openView, type View } from '@/router/navigation'
import { pages } from '@/storefront/pages'
import { matchRoute, notFound } from '@/storefront/routes'
import type { RouteModule } from '@/router/route'
import { readAtStartUp } from '@/storefront/start-up-reads'
import { Session } from '@/session/session'
import type { Site } from '@/site/site'

/** What the server leaves in the document: configuration, and what it rendered the page with. */
interface Bootstrap {
  site: Site
  status: number
  at: number
  answers: Record<string, unknown>
  /** The address of the page's code. */
  module: string
}

const state = JSON.parse(document.getElementById('etat')?.textContent ?? '{}') as Bootstrap
const root = document.getElementById('racine')!

const sent = Number(document.querySelector<HTMLElement>('script[data-sent]')?.dataset.sent ?? state.at)
const queries = newQueryClient(false, { at: state.at, sent })
for (const [address, answer] of Object.entries(state.answers)) {
  queries.setQueryData([address], answer, { updatedAt: state.at })
}

const session = new Session(state.site.identity)
setTokenSource(session)
session.start()

const url = window.location.pathname + window.location.search
const rendered = root.firstElementChild !== null
// Without server markup (a failed render, the development server) the page is opened as after a click.
const navigator = new Navigator(
  rendered ? await renderedView() : await openView(url, 'load', queries, pages),
  queries,
  pages,
)
const app = <App site={state.site} queries={queries} navigator={navigator} session={session} />

const isOurs = pagesBeside(state.site.sellerUrl)
listenToLinks(navigator, isOurs)
prepareLinks(navigator, isOurs)
// A transition lets the browser answer between two pieces of the page.
if (rendered) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
readAtStartUp(queries)

/** The page that the server rendered, whose code must be there before it can be hydrated. */
async function renderedView(): Promise<View> {
  const { status } = state
  const { route, context } = matchRoute(url)
  const match = status === 200 ? { route, context } : { route: notFound, context: { ...context, status } }
  const module = (await import(/* @vite-ignore */ state.module)) as RouteModule
  return { ...match, url, module, status, cause: 'load' }
}
