import { t } from '#i18n/operator-shops'
import { useListState } from '@/desk/use-list-state'
import { Shops } from '@/operator/features/shops/Shops'
import { SavedViews } from '@/operator/features/views/SavedViews'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function ShopsPage() {
  const state = useListState('/boutiques')
  return <Shops state={state} saved={<SavedViews list="shops" path="/boutiques" state={state} />} />
}
