import { t } from '#i18n/operator-orders'
import { useListState } from '@/desk/use-list-state'
import { Returns } from '@/operator/features/orders/Returns'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.returns.title })

export default function ReturnsPage() {
  return <Returns state={useListState('/retours')} />
}
