import { t } from '#i18n/seller-promotions'
import type { RouteModule } from '@/router/route'
import { Promotions } from '@/seller/features/promotions/Promotions'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PromotionsPage() {
  return <Promotions shopId={useShop().id} />
}
