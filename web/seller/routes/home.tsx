import { t } from '#i18n/seller'
import type { RouteModule } from '@/router/route'
import { TitleBar } from '@/ui/TitleBar'

export const meta: RouteModule['meta'] = () => ({ title: t.nav.home })

export default function Page() {
  return <TitleBar title={t.nav.home} />
}
