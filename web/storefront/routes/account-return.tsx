import { t } from '#i18n/returns'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { NewReturn } from '@/storefront/features/returns/NewReturn'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function NewReturnPage() {
  const { params } = useView().context
  return (
    <AccountFrame place="orders">
      <NewReturn orderId={params.orderId ?? ''} access={{ userId: useCustomer().id }} />
    </AccountFrame>
  )
}
