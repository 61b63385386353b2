import { t } from '#i18n/operator-payouts'
import { RunPage } from '@/operator/features/payouts/RunPage'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function PayoutRunPage() {
  return <RunPage runId={useView().context.params.id!} />
}
