import { t } from '#i18n/operator-payouts'
import { to } from '@/desk/address'
import { useListState } from '@/desk/use-list-state'
import { Runs } from '@/operator/features/payouts/Runs'
import { useNavigator } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PayoutsPage() {
  const { push } = useNavigator()
  const state = useListState('/versements')
  return <Runs state={state} open={(id) => void push(to(`/versements/${id}`)).catch(() => {})} />
}
