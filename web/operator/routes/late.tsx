import { t } from '#i18n/operator-orders'
import { useListState } from '@/desk/use-list-state'
import { Late } from '@/operator/features/orders/Late'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.late.title })

export default function LatePage() {
  return <Late state={useListState('/retards')} />
}
