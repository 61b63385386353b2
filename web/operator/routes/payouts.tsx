import { t } from '#i18n/operator-payouts'
import { to } from '@/desk/address'
import { Runs } from '@/operator/features/payouts/Runs'
import { useNavigator } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PayoutsPage() {
  const { push } = useNavigator()
  return <Runs open={(id) => void push(to(`/versements/${id}`)).catch(() => {})} />
}
