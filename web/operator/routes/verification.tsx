import { t } from '#i18n/operator-verification'
import { useListState } from '@/desk/use-list-state'
import { Verification } from '@/operator/features/verification/Verification'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function VerificationPage() {
  return <Verification state={useListState('/verification')} />
}
