import { t } from '#i18n/seller-orders'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Conversation } from '@/seller/features/messages/Conversation'
import { OrderPage } from '@/seller/features/orders/OrderPage'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function SellerOrderPage() {
  const { id: orderId = '' } = useView().context.params
  const { id: shopId } = useShop()
  return (
    <OrderPage shopId={shopId} orderId={orderId} back={to('/commandes')}>
      <Conversation conversation={{ shopId, orderId }} />
    </OrderPage>
  )
}
