import { t } from '#i18n/operator-texts'
import { useListState } from '@/desk/use-list-state'
import { Texts } from '@/operator/features/texts/Texts'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function TextsPage() {
  return <Texts state={useListState('/textes')} />
}
