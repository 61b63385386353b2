import '@/ui/tokens.css'
import '@/ui/base.css'
import './operator.css'
import { createRoot } from 'react-dom/client'
import { setTokenSource } from '@/api/client'
import { newQueryClient } from '@/api/query-client'
import { isOurs, setBase } from '@/desk/address'
import { GuardedNavigator } from '@/desk/navigator'
import { App } from '@/operator/App'
import { pages } from '@/operator/routes'
import { watchSession } from '@/operator/watch-session'
import { listenToLinks } from '@/router/links'
import { openView } from '@/router/navigation'
import { Session } from '@/session/session'
import type { Site } from '@/site/site'

const { site } = JSON.parse(document.getElementById('etat')?.textContent ?? '{}') as { site: Site }
setBase(site.operatorUrl)

const queries = newQueryClient(false)
const session = new Session(site.identity)
setTokenSource(session)
watchSession(queries)
session.start()

const url = window.location.pathname + window.location.search
const navigator = new GuardedNavigator(await openView(url, 'load', queries, pages), queries, pages)
// At a host of its own the console begins at the root, beside addresses that the server leads elsewhere.
listenToLinks(navigator, (path) => isOurs(path) && pages.match(path).route !== pages.notFound)
createRoot(document.getElementById('racine')!).render(
  <App site={site} queries={queries} navigator={navigator} session={session} />,
)
