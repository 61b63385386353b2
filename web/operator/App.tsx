import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { PageFrame } from '@/desk/PageFrame'
import { EntryGate } from '@/operator/EntryGate'
import { BareLayout } from '@/operator/layouts/BareLayout'
import { OperatorLayout } from '@/operator/layouts/OperatorLayout'
import { RightGate } from '@/operator/RightGate'
import { NavigationProvider, reader, useView, type Navigator } from '@/router/navigation'
import type { Session } from '@/session/session'
import { SessionProvider } from '@/session/SessionProvider'
import { SiteContext, useSite, type Site } from '@/site/site'

export interface AppProps {
  site: Site
  queries: QueryClient
  navigator: Navigator
  session: Session
}

/** The console of those who run the market. */
export function App({ site, queries, navigator, session }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <NavigationProvider navigator={navigator}>
          <SessionProvider session={session}>
            <PageFrame />
            <CurrentPage queries={queries} />
          </SessionProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </SiteContext>
  )
}

function CurrentPage({ queries }: { queries: QueryClient }) {
  const view = useView()
  const { name } = useSite()
  const Page = view.module.default
  const page = <Page key={view.context.path} />
  const title = <title>{`${view.module.meta(view.context, reader(queries)).title} | ${t.console} ${name}`}</title>
  if (view.route.layout === 'bare') {
    return (
      <BareLayout>
        {title}
        {page}
      </BareLayout>
    )
  }
  return (
    <EntryGate>
      {title}
      <OperatorLayout>
        <RightGate path={view.context.path}>{page}</RightGate>
      </OperatorLayout>
    </EntryGate>
  )
}
