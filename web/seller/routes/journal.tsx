import { t } from '#i18n/seller-journal'
import { useListState } from '@/desk/use-list-state'
import type { RouteModule } from '@/router/route'
import { Journal } from '@/seller/features/journal/Journal'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function JournalPage() {
  return <Journal shopId={useShop().id} state={useListState('/journal')} />
}
