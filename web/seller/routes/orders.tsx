import { t } from '#i18n/seller-orders'
import { useNavigator, useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Orders } from '@/seller/features/orders/Orders'
import { stateOf } from '@/seller/features/orders/state'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.list.metaTitle })

export default function OrdersPage() {
  const { push } = useNavigator()
  const { query } = useView().context
  // The progress bar shows a navigation that failed.
  return (
    <Orders
      shopId={useShop().id}
      path={to('/commandes')}
      state={stateOf(query)}
      onSearch={(href) => void push(href).catch(() => {})}
    />
  )
}
