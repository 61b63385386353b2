import { t } from '#i18n/operator-newsletter'
import { useListState } from '@/desk/use-list-state'
import { Newsletter } from '@/operator/features/newsletter/Newsletter'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function NewsletterPage() {
  return <Newsletter state={useListState('/infolettre')} />
}
