import { useQuery } from '@tanstack/react-query'
import { Activity, useState, type ReactNode } from 'react'
import { t } from '#i18n/operator'
import { isRefused } from '@/api/refusal'
import { useKeepFocus } from '@/desk/keep-focus'
import { FactorCode } from '@/operator/features/entry/FactorCode'
import { FactorSetup } from '@/operator/features/entry/FactorSetup'
import { NoOperator, NotOperator } from '@/operator/features/entry/refusals'
import { entryQuery } from '@/operator/features/entry/queries'
import { SignIn } from '@/operator/features/entry/SignIn'
import { BareLayout } from '@/operator/layouts/BareLayout'
import { MeContext, meQuery, type Me } from '@/operator/me-context'
import { useSessionState } from '@/session/session-context'
import { useSite } from '@/site/site'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'

const waiting = <Skeleton height="20rem" />

/** Lets an operator in, who is signed in and has given the second factor. The address stays what it was. */
export function EntryGate({ children }: { children: ReactNode }) {
  const { status } = useSessionState()
  if (status === 'signedIn') return <SignedIn>{children}</SignedIn>
  return (
    <Door>
      <Guest />
    </Door>
  )
}

function Guest() {
  const { status, retry } = useSessionState()
  const entry = useQuery(entryQuery())
  if (status === 'failed') {
    const again = (
      <Button size="s" variant="secondary" onClick={retry}>
        {t.retry}
      </Button>
    )
    return <Alert kind="error" title={t.accountFailed} action={again} />
  }
  if (status !== 'guest') return waiting
  return (
    <Loaded query={entry} skeleton={waiting}>
      {({ hasOperator, command }) => (hasOperator ? <SignIn /> : <NoOperator command={command} />)}
    </Loaded>
  )
}

/**
 * When the code is asked for again, the page stays behind the door, out of sight and at rest: what was typed there is
 * not lost.
 */
function SignedIn({ children }: { children: ReactNode }) {
  const me = useQuery({ ...meQuery(), retry: false })
  const passed = me.data?.factor === 'passed'
  const stranger = !passed && isRefused(me.error, 'not_operator')
  const [entered, setEntered] = useState<Me>() // who was last let in
  if (me.data && passed && me.data !== entered) setEntered(me.data)
  return (
    <>
      {!passed && (
        <Door>
          {stranger ? (
            <Stranger />
          ) : (
            <Loaded query={me} skeleton={waiting}>
              {({ factor }) => (factor === 'missing' ? <FactorSetup /> : <FactorCode />)}
            </Loaded>
          )}
        </Door>
      )}
      {entered && entered.userId === me.data?.userId && !stranger && (
        <Activity mode={passed ? 'visible' : 'hidden'}>
          <MeContext value={entered}>{children}</MeContext>
        </Activity>
      )}
    </>
  )
}

function Stranger() {
  const entry = useQuery(entryQuery())
  return (
    <Loaded query={entry} skeleton={waiting}>
      {({ hasOperator, command }) => (hasOperator ? <NotOperator /> : <NoOperator command={command} />)}
    </Loaded>
  )
}

function Door({ children }: { children: ReactNode }) {
  const { name } = useSite()
  useKeepFocus()
  return (
    <BareLayout>
      <title>{`${t.entry.metaTitle} | ${t.console} ${name}`}</title>
      {children}
    </BareLayout>
  )
}
