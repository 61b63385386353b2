import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { ApiError } from '@/api/client'
import { VisitorContext } from '@/session/visitor'
import type { Holder, Session } from './session'
import { isPersonal, SessionContext, SessionStateContext, userQuery, type SessionStatus } from './session-context'

const unknown = () => undefined
const never = () => () => {}

/**
 * Tells the page who is visiting. The server renders every page for a guest, since rendered pages are shared; the
 * browser reads its cookies once the page has started.
 */
export function SessionProvider({ session, children }: { session: Session | null; children: ReactNode }) {
  const holder = useSyncExternalStore<Holder>(session?.subscribe ?? never, session?.holder ?? unknown, unknown)
  const { data, error, isError, refetch } = useQuery({ ...userQuery(holder ?? ''), enabled: Boolean(holder) })
  useForgetPersonalData(holder)
  useSignOutUnknown(session, error)
  const visitor = holder && data ? data : null
  const status = statusOf(holder, visitor !== null, isError)
  const state = useMemo(() => ({ status, retry: () => void refetch() }), [status, refetch])
  return (
    <SessionContext value={session}>
      <SessionStateContext value={state}>
        <VisitorContext value={visitor}>{children}</VisitorContext>
      </SessionStateContext>
    </SessionContext>
  )
}

function statusOf(holder: Holder, known: boolean, failed: boolean): SessionStatus {
  if (holder === undefined) return 'unknown'
  if (holder === null) return 'guest'
  if (known) return 'signedIn'
  return failed ? 'failed' : 'loading'
}

/** Tokens of an unknown or deleted account are dropped: the visitor is a guest. */
function useSignOutUnknown(session: Session | null, error: Error | null) {
  const unknown = error instanceof ApiError && [401, 403, 404].includes(error.status)
  useEffect(() => {
    if (unknown) void session?.signOut()
  }, [unknown, session])
}

/** Drops personal data from the cache when the signed-in person changes. */
function useForgetPersonalData(holder: Holder) {
  const queries = useQueryClient()
  const last = useRef(holder)
  useEffect(() => {
    if (last.current === holder) return
    if (last.current !== undefined) void queries.resetQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
    last.current = holder
  }, [holder, queries])
}
