import { t } from '#i18n/operator-moderation'
import { useListState } from '@/desk/use-list-state'
import { Products } from '@/operator/features/moderation/Products'
import { SavedViews } from '@/operator/features/views/SavedViews'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.products.title })

export default function ProductsPage() {
  const state = useListState('/produits')
  return <Products state={state} saved={<SavedViews list="products" path="/produits" state={state} />} />
}
