import { t } from '#i18n/seller-shop'
import type { RouteModule } from '@/router/route'
import { Settings } from '@/seller/features/shop/Settings'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.settings.title })

export default function Page() {
  const shop = useShop()
  return <Settings key={shop.id} shop={shop} />
}
