import { t } from '#i18n/seller-messages'
import { pageOf } from '@/lib/page-number'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Inbox } from '@/seller/features/messages/Inbox'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function MessagesPage() {
  return <Inbox shopId={useShop().id} path={to('/messages')} page={pageOf(useView().context.query)} />
}
