import { t } from '#i18n/operator'
import { MyAccess } from '@/operator/features/entry/MyAccess'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.access.title })

export default function AccessPage() {
  return <MyAccess />
}
