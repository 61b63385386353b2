import { t } from '#i18n/order'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Conversation } from '@/storefront/features/messages/Conversation'
import { ShopOrder } from '@/storefront/features/order/ShopOrder'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function ShopOrderPage() {
  const { id: orderId = '', slug = '' } = useView().context.params
  const access = { userId: useCustomer().id }
  return (
    <AccountFrame place="orders">
      <ShopOrder orderId={orderId} slug={slug} access={access}>
        {(store) => <Conversation conversation={{ orderId, storeId: store.id, access }} shopName={store.name} />}
      </ShopOrder>
    </AccountFrame>
  )
}
