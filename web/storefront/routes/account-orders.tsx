import { t } from '#i18n/order'
import { pageOf } from '@/lib/page-number'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Orders } from '@/storefront/features/order/Orders'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.list.metaTitle, robots: 'noindex' })

export default function OrdersPage() {
  const { query } = useView().context
  return (
    <AccountFrame place="orders">
      <Orders page={pageOf(query)} />
    </AccountFrame>
  )
}
