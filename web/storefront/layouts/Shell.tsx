import { useEffect } from 'react'
import { writeCookie } from '@/lib/cookies'
import { RouteAnnouncer } from '@/router/RouteAnnouncer'
import { RouteProgress } from '@/router/RouteProgress'
import { watchChunkFailures } from '@/router/chunk-reload'
import { useScrollOnNavigation } from '@/router/useScrollOnNavigation'
import { useView } from '@/router/navigation'
import { closeAll } from '@/storefront/panels'
import { Toaster } from '@/ui/Toaster'

/** What every layout does whatever it draws: progress, scroll, announcements, toasts. */
export function Shell() {
  const { url } = useView()
  useScrollOnNavigation()
  useEffect(watchChunkFailures, [])
  useEffect(closeAll, [url])
  useEffect(rememberLocale, [])
  return (
    <>
      <RouteProgress />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}

export const LOCALE_DAYS = 365

/** The only locale in use, kept for the day there are two. */
function rememberLocale() {
  writeCookie('locale', 'fr', LOCALE_DAYS)
}
