import { t } from '#i18n/operator-people'
import { Guest } from '@/operator/features/people/Guest'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.file.metaTitle })

export default function GuestPage() {
  const orderId = useView().context.params.order ?? ''
  return <Guest key={orderId} orderId={orderId} />
}
