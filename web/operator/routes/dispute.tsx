import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-disputes'
import { ListError, LoadingRows } from '@/desk/states'
import { DisputeRecord } from '@/operator/features/disputes/DisputeRecord'
import { disputeQuery } from '@/operator/features/disputes/queries'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function DisputePage() {
  const { id = '' } = useView().context.params
  const query = useQuery(disputeQuery(id))
  if (query.isPending) return <LoadingRows rows={8} />
  if (query.error) {
    return (
      <ListError
        title={t.record.failed}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <DisputeRecord key={`${id}-${query.data.state}`} dispute={query.data} />
}
