import { t } from '#i18n/seller-trends'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { stateOf } from '@/seller/features/trends/state'
import { Trends } from '@/seller/features/trends/Trends'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function TrendsPage() {
  const { query } = useView().context
  return (
    <Trends
      shopId={useShop().id}
      path={to('/ce-qui-marche')}
      state={stateOf(query)}
      productsHref={to('/produits')}
      editHref={(id) => to(`/produits/${id}`)}
    />
  )
}
