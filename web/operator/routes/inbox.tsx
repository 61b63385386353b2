import { t } from '#i18n/operator-inbox'
import { useListState } from '@/desk/use-list-state'
import { Inbox } from '@/operator/features/inbox/Inbox'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function InboxPage() {
  return <Inbox state={useListState('/boite')} />
}
