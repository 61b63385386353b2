import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { NavigationProvider, reader, useView, type Navigator } from '@/router/navigation'
import { Head } from '@/storefront/Head'
import { BareLayout } from '@/storefront/layouts/BareLayout'
import { DefaultLayout } from '@/storefront/layouts/DefaultLayout'
import { ClientOnly } from '@/storefront/ClientOnly'
import type { Session } from '@/session/session'
import { SessionProvider } from '@/session/SessionProvider'
import { useRememberPlace } from '@/storefront/session/came-from'
import { SignedInOnly } from '@/storefront/session/SignedInOnly'
import { SiteContext, type Site } from '@/site/site'

/** Where the page's own markup begins; what React hoists before it belongs to the document's head. */
export const ROOT_MARK = '<div id="page">'

export interface AppProps {
  site: Site
  queries: QueryClient
  navigator: Navigator
  /** The visitor's session; there is none on the server. */
  session: Session | null
}

/** The whole storefront, the same tree on the server and in the browser. */
export function App({ site, queries, navigator, session }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <NavigationProvider navigator={navigator}>
          <SessionProvider session={session}>
            <CurrentPage queries={queries} />
          </SessionProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </SiteContext>
  )
}

function CurrentPage({ queries }: { queries: QueryClient }) {
  const view = useView()
  useRememberPlace()
  const Layout = view.route.layout === 'bare' ? BareLayout : DefaultLayout
  const Page = view.module.default
  const own = <Page key={view.context.path} />
  const page = view.route.account ? <SignedInOnly>{own}</SignedInOnly> : own
  return (
    <>
      <Head context={view.context} lang={view.route.lang} meta={view.module.meta(view.context, reader(queries))} />
      <div id="page">
        <Layout>{view.route.client ? <ClientOnly>{page}</ClientOnly> : page}</Layout>
      </div>
    </>
  )
}
