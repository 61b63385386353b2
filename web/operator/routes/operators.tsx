import { t } from '#i18n/operator-team'
import { useListState } from '@/desk/use-list-state'
import { Team } from '@/operator/features/team/Team'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function TeamPage() {
  return <Team state={useListState('/equipe')} />
}
