import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#i18n/session'
import { refusal } from '@/api/refusal'
import { useRefreshVisitor, useSessionState } from '@/session/session-context'
import { confirmEmail } from '@/session/forms/calls'
import { isDeadLink } from '@/session/forms/failure'
import { End } from './Reset'
import { Sheet } from './Sheet'
import { useLinkToken } from './use-link-token'

const words = t.confirmation

/** Confirms an address as soon as its link is opened: a query, so that it is asked once however often this renders. */
export function EmailConfirmation() {
  const token = useLinkToken('jeton')
  const refreshVisitor = useRefreshVisitor()
  const { status } = useSessionState()
  const { data: email, error } = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => confirmEmail(token),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (email) void refreshVisitor()
  }, [email, refreshVisitor])

  const onward =
    status === 'signedIn' ? { label: t.toAccount, href: '/compte/securite' } : { label: t.toSignIn, href: '/connexion' }
  if (email) return <End title={words.doneTitle} text={words.done(email)} mark="check" {...onward} />
  if (!token || isDeadLink(error)) return <End title={words.deadTitle} text={words.dead} mark="alert" {...onward} />
  if (error) return <End title={words.failedTitle} text={refusal(error) ?? t.generic} mark="alert" {...onward} />
  return <Sheet title={words.title} text={words.checking} />
}
