import { t } from '#i18n/seller-messages'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { ThreadPage } from '@/seller/features/messages/ThreadPage'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function MessagesThreadPage() {
  const { orderId = '' } = useView().context.params
  return (
    <ThreadPage
      conversation={{ shopId: useShop().id, orderId }}
      back={to('/messages')}
      orderHref={to(`/commandes/${orderId}`)}
    />
  )
}
