import { t } from '#i18n/operator-giveaway'
import { useListState } from '@/desk/use-list-state'
import { Giveaway } from '@/operator/features/giveaway/Giveaway'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function GiveawayPage() {
  return <Giveaway state={useListState('/concours')} />
}
