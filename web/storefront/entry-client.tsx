import '@/ui/tokens.css'
import '@/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadModule } from '#modules'
import { App, newQueryClient } from '@/storefront/App'
import { listenToLinks } from '@/storefront/links'
import { Navigator } from '@/storefront/navigation'
import { matchRoute, notFound } from '@/storefront/routes'
import type { Site } from '@/storefront/site'

/** What the server leaves in the document: configuration, the answers it rendered with, and the page's status. */
interface Bootstrap {
  site: Site
  status: number
  at: number
  answers: Record<string, unknown>
}

const state = JSON.parse(document.getElementById('etat')?.textContent ?? '{}') as Bootstrap
const root = document.getElementById('racine')!

const queries = newQueryClient(false)
for (const [address, answer] of Object.entries(state.answers)) {
  queries.setQueryData([address], answer, { updatedAt: state.at })
}

const url = window.location.pathname + window.location.search
const match = state.status === 200 ? matchRoute(url) : { ...matchRoute(url), route: notFound }
const module = await loadModule(match.route.page)
const navigator = new Navigator({ ...match, url, module, status: state.status, cause: 'load' }, queries)
const app = <App site={state.site} queries={queries} navigator={navigator} />

listenToLinks(navigator)
// Without server markup (a failed render, the development server) the page starts from nothing.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
