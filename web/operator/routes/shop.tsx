import { t } from '#i18n/operator-shops'
import { useListState } from '@/desk/use-list-state'
import { ShopPage } from '@/operator/features/shops/ShopPage'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function ShopRoute() {
  const { id = '' } = useView().context.params
  return <ShopPage key={id} shopId={id} state={useListState(`/boutiques/${id}`)} />
}
