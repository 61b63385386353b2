import { t } from '#i18n/messages'
import { pageOf } from '@/lib/page-number'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Inbox } from '@/storefront/features/messages/Inbox'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.inbox.title, robots: 'noindex' })

export default function InboxPage() {
  const { query } = useView().context
  return (
    <AccountFrame place="messages">
      <Inbox userId={useCustomer().id} page={pageOf(query)} />
    </AccountFrame>
  )
}
