import { t } from '#i18n/operator-bulletins'
import { Bulletins } from '@/operator/features/bulletins/Bulletins'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function BulletinsPage() {
  return <Bulletins />
}
