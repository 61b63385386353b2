import { t } from '#i18n/operator-orders'
import { useListState } from '@/desk/use-list-state'
import { Orders } from '@/operator/features/orders/Orders'
import { SavedViews } from '@/operator/features/views/SavedViews'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function OrdersPage() {
  const state = useListState('/commandes')
  return <Orders state={state} saved={<SavedViews list="orders" path="/commandes" state={state} />} />
}
