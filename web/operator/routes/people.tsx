import { t } from '#i18n/operator-people'
import { useListState } from '@/desk/use-list-state'
import { People } from '@/operator/features/people/People'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PeoplePage() {
  return <People state={useListState('/personnes')} />
}
