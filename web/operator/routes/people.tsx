import { t } from '#i18n/operator-people'
import { useListState } from '@/desk/use-list-state'
import { People } from '@/operator/features/people/People'
import { SavedViews } from '@/operator/features/views/SavedViews'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PeoplePage() {
  const state = useListState('/personnes')
  return <People state={state} saved={<SavedViews list="people" path="/personnes" state={state} />} />
}
