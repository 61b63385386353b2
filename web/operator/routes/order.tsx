import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-orders'
import { ListBody } from '@/desk/ListBody'
import { OrderRecord } from '@/operator/features/orders/OrderRecord'
import { orderQuery } from '@/operator/features/orders/queries'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function OrderPage() {
  const { id = '' } = useView().context.params
  const query = useQuery(orderQuery(id))
  return (
    <ListBody query={query} failed={t.order.failed} rows={10}>
      {(order) => <OrderRecord key={id} order={order} />}
    </ListBody>
  )
}
