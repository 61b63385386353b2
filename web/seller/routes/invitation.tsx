import { t } from '#i18n/seller-team'
import { to } from '@/desk/address'
import { useNavigator, useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { Invitation } from '@/seller/features/invitation/Invitation'
import { rememberShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.invitation.metaTitle })

export default function InvitationPage() {
  const token = useView().context.query.get('jeton') ?? ''
  const { replace } = useNavigator()
  const enter = (shopId: string) => {
    rememberShop(shopId)
    void replace(to('/')).catch(() => {}) // the progress bar shows the failure
  }
  return <Invitation token={token} onAccepted={enter} />
}
