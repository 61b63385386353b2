import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-orders'
import { ListError, LoadingRows } from '@/desk/states'
import { OrderRecord } from '@/operator/features/orders/OrderRecord'
import { orderQuery } from '@/operator/features/orders/queries'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function OrderPage() {
  const { id = '' } = useView().context.params
  const query = useQuery(orderQuery(id))
  if (query.isPending) return <LoadingRows rows={10} />
  if (query.error) {
    return (
      <ListError
        title={t.order.failed}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <OrderRecord key={id} order={query.data} />
}
