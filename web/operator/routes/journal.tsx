import { t } from '#i18n/operator-journal'
import { useListState } from '@/desk/use-list-state'
import { Journal } from '@/operator/features/journal/Journal'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function JournalPage() {
  return <Journal state={useListState('/journal')} />
}
