import { t } from '#i18n/operator-orders'
import { useListState } from '@/desk/use-list-state'
import { Orders } from '@/operator/features/orders/Orders'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function OrdersPage() {
  return <Orders state={useListState('/commandes')} />
}
