import { t } from '#i18n/seller-returns'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Returns } from '@/seller/features/returns/Returns'
import { stateOf } from '@/seller/features/returns/state'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function ReturnsPage() {
  const { query } = useView().context
  return (
    <Returns
      shopId={useShop().id}
      path={to('/retours')}
      state={stateOf(query)}
      orderHref={(id) => to(`/commandes/${id}`)}
    />
  )
}
