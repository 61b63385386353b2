import { t } from '#i18n/operator-system'
import { useListState } from '@/desk/use-list-state'
import { System } from '@/operator/features/system/System'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function SystemPage() {
  return <System state={useListState('/systeme')} />
}
