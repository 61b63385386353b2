import { t } from '#i18n/operator-disputes'
import { useListState } from '@/desk/use-list-state'
import { Disputes } from '@/operator/features/disputes/Disputes'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function DisputesPage() {
  return <Disputes state={useListState('/litiges')} />
}
