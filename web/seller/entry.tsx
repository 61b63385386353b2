import '@/ui/tokens.css'
import '@/ui/base.css'
import { createRoot } from 'react-dom/client'
import { setTokenSource } from '@/api/client'
import { newQueryClient } from '@/api/query-client'
import { listenToLinks } from '@/router/links'
import { openView } from '@/router/navigation'
import { isOurs, setBase } from '@/desk/address'
import { App } from '@/seller/App'
import { GuardedNavigator } from '@/desk/navigator'
import { pages } from '@/seller/routes'
import { readThroughConsole, setViewed, viewedAt } from '@/seller/view'
import { Session } from '@/session/session'
import type { Site } from '@/site/site'

const { site } = JSON.parse(document.getElementById('etat')?.textContent ?? '{}') as { site: Site }
const viewed = viewedAt(window.location, site.operatorUrl)
setBase(viewed?.base ?? site.sellerUrl)
setViewed(viewed)

const queries = newQueryClient(false)
const session = new Session(site.identity)
setTokenSource(session)
if (viewed) readThroughConsole(viewed, () => window.location.replace(viewed.console))
session.start()

const url = window.location.pathname + window.location.search
const navigator = new GuardedNavigator(await openView(url, 'load', queries, pages), queries, pages)
// At a host of its own the space begins at the root, beside addresses that the server leads elsewhere.
listenToLinks(navigator, (path) => isOurs(path) && pages.match(path).route !== pages.notFound)
createRoot(document.getElementById('racine')!).render(
  <App site={site} queries={queries} navigator={navigator} session={session} />,
)
