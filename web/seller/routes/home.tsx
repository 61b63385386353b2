import { t } from '#i18n/seller-home'
import type { RouteModule } from '@/router/route'
import { Home } from '@/seller/features/home/Home'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function HomePage() {
  return <Home shopId={useShop().id} />
}
