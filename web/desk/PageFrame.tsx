import { useEffect } from 'react'
import { RouteAnnouncer } from '@/router/RouteAnnouncer'
import { RouteProgress } from '@/router/RouteProgress'
import { Toaster } from '@/ui/Toaster'
import { useScrollOnNavigation } from '@/router/useScrollOnNavigation'
import { watchChunkFailures } from '@/router/chunk-reload'

/** What is the same around every page of a back office. */
export function PageFrame() {
  useScrollOnNavigation()
  useEffect(watchChunkFailures, [])
  return (
    <>
      <RouteProgress />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}
