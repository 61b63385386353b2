import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { Invitation } from '@/operator/features/entry/Invitation'
import { useNavigator, useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.invitation.metaTitle })

export default function InvitationPage() {
  const token = useView().context.query.get('jeton') ?? ''
  const { replace } = useNavigator()
  return <Invitation token={token} onAccepted={() => void replace(to('/')).catch(() => {})} />
}
