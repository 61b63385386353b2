import { t } from '#i18n/operator-shops'
import { useListState } from '@/desk/use-list-state'
import { Shops } from '@/operator/features/shops/Shops'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function ShopsPage() {
  return <Shops state={useListState('/boutiques')} />
}
