import { t } from '#i18n/operator-moderation'
import { useListState } from '@/desk/use-list-state'
import { Products } from '@/operator/features/moderation/Products'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.products.title })

export default function ProductsPage() {
  return <Products state={useListState('/produits')} />
}
