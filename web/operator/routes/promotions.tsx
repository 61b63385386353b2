import { t } from '#i18n/operator-promotions'
import { Promotions } from '@/operator/features/promotions/Promotions'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PromotionsPage() {
  return <Promotions />
}
