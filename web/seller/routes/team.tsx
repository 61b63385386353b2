import { t } from '#i18n/seller-team'
import { useListState } from '@/desk/use-list-state'
import type { RouteModule } from '@/router/route'
import { Team } from '@/seller/features/team/Team'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function TeamPage() {
  return <Team shopId={useShop().id} state={useListState('/equipe')} />
}
