import { t } from '#i18n/operator-moderation'
import { useListState } from '@/desk/use-list-state'
import { Reviews } from '@/operator/features/moderation/Reviews'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.reviews.title })

export default function ReviewsPage() {
  return <Reviews state={useListState('/avis')} />
}
