import { t } from '#i18n/operator-today'
import { Checklist } from '@/operator/features/checklist/Checklist'
import { Today } from '@/operator/features/today/Today'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function HomePage() {
  return (
    <>
      <Checklist />
      <Today />
    </>
  )
}
