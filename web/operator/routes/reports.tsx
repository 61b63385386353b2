import { t } from '#i18n/operator-moderation'
import { useListState } from '@/desk/use-list-state'
import { Reports } from '@/operator/features/moderation/Reports'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.reported.title })

export default function ReportsPage() {
  return <Reports state={useListState('/signalements')} />
}
