import { t } from '#i18n/seller-shop'
import type { RouteModule } from '@/router/route'
import { Wizard } from '@/seller/features/shop/Wizard'

export const meta: RouteModule['meta'] = () => ({ title: t.wizard.title })

export default Wizard
