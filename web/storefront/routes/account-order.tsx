import { t } from '#i18n/order'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { BoughtOrder } from '@/storefront/features/order/BoughtOrder'
import { OrderReviews } from '@/storefront/features/reviews/OrderReviews'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function OrderPage() {
  const { params } = useView().context
  return (
    <AccountFrame place="orders">
      <BoughtOrder
        orderId={params.id ?? ''}
        access={{ userId: useCustomer().id }}
        back={{ href: '/compte/mes-commandes', label: t.toOrders }}
      />
      <OrderReviews orderId={params.id ?? ''} />
    </AccountFrame>
  )
}
