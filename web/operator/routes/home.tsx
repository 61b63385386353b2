import { t } from '#i18n/operator-today'
import { Today } from '@/operator/features/today/Today'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function HomePage() {
  return <Today />
}
