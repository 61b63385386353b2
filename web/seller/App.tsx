import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { t } from '#i18n/seller'
import { PageFrame } from '@/desk/PageFrame'
import { NavigationProvider, reader, useView, type Navigator } from '@/router/navigation'
import { BareLayout } from '@/seller/layouts/BareLayout'
import { SellerLayout } from '@/seller/layouts/SellerLayout'
import { Join } from '@/seller/features/join/Join'
import { RightGate } from '@/seller/RightGate'
import { ShopScope } from '@/seller/ShopScope'
import { viewedShop } from '@/seller/view'
import type { Session } from '@/session/session'
import { useSessionState } from '@/session/session-context'
import { SessionProvider } from '@/session/SessionProvider'
import { SiteContext, useSite, type Site } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

export interface AppProps {
  site: Site
  queries: QueryClient
  navigator: Navigator
  session: Session
}

/** The seller space: a guest joins or signs in without leaving the page. */
export function App({ site, queries, navigator, session }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <NavigationProvider navigator={navigator}>
          <SessionProvider session={session}>
            <PageFrame />
            <SignInFirst>
              <CurrentPage queries={queries} />
            </SignInFirst>
          </SessionProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </SiteContext>
  )
}

function SignInFirst({ children }: { children: ReactNode }) {
  const { status, retry } = useSessionState()
  const viewed = viewedShop()
  const invited = useView().route.page === 'invitation' // which signs in by itself, with the address invited
  const ended = viewed && status === 'guest'
  useEffect(() => {
    if (ended) window.location.replace(viewed.console) // which asks to sign in
  }, [ended, viewed])
  if (status === 'signedIn' || invited) return children
  return (
    <BareLayout>
      <Title>{t.join}</Title>
      {status === 'guest' && !viewed && <Join />}
      {status === 'failed' && (
        <Alert
          kind="error"
          title={t.accountFailed}
          action={
            <Button size="s" variant="secondary" onClick={retry}>
              {t.retry}
            </Button>
          }
        />
      )}
      {(status === 'loading' || status === 'unknown') && <Skeleton height="24rem" />}
    </BareLayout>
  )
}

function CurrentPage({ queries }: { queries: QueryClient }) {
  const view = useView()
  const Page = view.module.default
  const page = <Page key={view.context.path} />
  return (
    <>
      <Title>{view.module.meta(view.context, reader(queries)).title}</Title>
      {view.route.layout === 'bare' ? (
        <BareLayout>{page}</BareLayout>
      ) : (
        <ShopScope>
          <SellerLayout>
            <RightGate path={view.context.path}>{page}</RightGate>
          </SellerLayout>
        </ShopScope>
      )}
    </>
  )
}

function Title({ children }: { children: string }) {
  const { name } = useSite()
  return <title>{`${children} | ${t.space} ${name}`}</title>
}
