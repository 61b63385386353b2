import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react'
import { get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { useVisitor, type Visitor } from '@/session/visitor'
import type { Holder, Session } from './session'

/** How much is known of who is visiting. On the server, and until the browser has read its cookies: unknown. */
export type SessionStatus = 'unknown' | 'guest' | 'loading' | 'failed' | 'signedIn'

export interface SessionState {
  status: SessionStatus
  /** Asks again for the record of a person who holds tokens. */
  retry: () => void
}

export const SessionContext = createContext<Session | null>(null)
export const SessionStateContext = createContext<SessionState>({ status: 'unknown', retry: () => {} })

/** The session itself, to sign in or out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

export function useSessionState(): SessionState {
  return use(SessionStateContext)
}

/** The signed-in person, on a page whose route says `account`. */
export function useCustomer(): Visitor {
  const visitor = useVisitor()
  if (!visitor) throw new Error('useCustomer on a page that guests may see')
  return visitor
}

/** The record of the person whose tokens these are. */
export const userQuery = (providerId: string) => ({
  ...get('/users/provider-id/{providerId}', { path: { providerId } }),
  staleTime: 5 * 60_000,
})

/** Signs in, reads who it is and joins their cart to this one. Nothing is shown before all of it is known. */
export function useSignIn(): (email: string, password: string) => Promise<Visitor> {
  const session = useSession()
  const queries = useQueryClient()
  return useCallback(
    async (email, password) => {
      await session.signIn(email, password)
      const user = await queries.fetchQuery(userQuery(session.holder() ?? ''))
      await session.welcome()
      return user
    },
    [session, queries],
  )
}

/** Runs a function after a sign-in in this tab, before the redirect. */
export function useOnSignIn(welcome: () => Promise<unknown>): void {
  const session = use(SessionContext)
  const run = useEffectEvent(welcome)
  useEffect(() => session?.onSignIn(() => run()), [session])
}

/** Runs a function after every sign-in and sign-out, in any tab, with who holds the tokens now and who did before. */
export function useOnHolderChange(changed: (holder: Holder, before: Holder) => void): void {
  const session = use(SessionContext)
  const run = useEffectEvent(changed)
  useEffect(() => {
    let before = session?.holder()
    return session?.subscribe(() => {
      const holder = session.holder()
      run(holder, before)
      before = holder
    })
  }, [session])
}

/** Refetches the visitor's record, after it was changed. */
export function useRefreshVisitor(): () => Promise<void> {
  const invalidate = useInvalidate()
  return useCallback(() => invalidate(['/users/provider-id/*']), [invalidate])
}

const addressOf = (key: readonly unknown[]) => (typeof key[0] === 'string' ? key[0] : '')
const isOwnRecord = (key: readonly unknown[]) => addressOf(key).startsWith('/v1/users/provider-id/')

/** Whether the answer to a read depends on who asks: it must not outlive their session. */
export function isPersonal(key: readonly unknown[]): boolean {
  return (
    !isOwnRecord(key) &&
    /^\/v1\/(users|me|seller|operator|orders|invoices|customer-messages|return-requests)(\/|\?|$)/.test(addressOf(key))
  )
}
