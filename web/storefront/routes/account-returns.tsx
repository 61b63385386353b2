import { t } from '#i18n/returns'
import { pageOf } from '@/lib/page-number'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Returns } from '@/storefront/features/returns/Returns'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.list.title, robots: 'noindex' })

export default function ReturnsPage() {
  const { query } = useView().context
  return (
    <AccountFrame place="returns">
      <Returns userId={useCustomer().id} page={pageOf(query)} />
    </AccountFrame>
  )
}
