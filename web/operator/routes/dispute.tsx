import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-disputes'
import { ListBody } from '@/desk/ListBody'
import { DisputeRecord } from '@/operator/features/disputes/DisputeRecord'
import { disputeQuery } from '@/operator/features/disputes/queries'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function DisputePage() {
  const { id = '' } = useView().context.params
  const query = useQuery(disputeQuery(id))
  return (
    <ListBody query={query} failed={t.record.failed} rows={8}>
      {(dispute) => <DisputeRecord key={`${id}-${dispute.state}`} dispute={dispute} />}
    </ListBody>
  )
}
