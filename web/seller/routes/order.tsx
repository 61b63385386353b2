import { t as space } from '#i18n/seller'
import { t } from '#i18n/seller-orders'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Conversation } from '@/seller/features/messages/Conversation'
import { OrderPage } from '@/seller/features/orders/OrderPage'
import { useShop } from '@/seller/shop-context'
import { readOnly } from '@/seller/view'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function SellerOrderPage() {
  const { id: orderId = '' } = useView().context.params
  const { id: shopId } = useShop()
  return (
    <OrderPage shopId={shopId} orderId={orderId} back={to('/commandes')}>
      {readOnly() ? <ToConversation orderId={orderId} /> : <Conversation conversation={{ shopId, orderId }} />}
    </OrderPage>
  )
}

/** What a shop and a customer wrote is opened on purpose: the journal says who read it. */
function ToConversation({ orderId }: { orderId: string }) {
  return (
    <p>
      <Link className={layout.link} href={to(`/messages/${orderId}`)}>
        {space.view.conversation}
      </Link>{' '}
      {space.view.conversationNote}
    </p>
  )
}
