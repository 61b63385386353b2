import { t } from '#i18n/account'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Security } from '@/storefront/features/account/Security'
import { useNavigator } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.security.metaTitle, robots: 'noindex' })

/** Once the account is deleted its tokens are good for nothing: the page that signs out drops them and goes home. */
export default function SecurityPage() {
  const { push } = useNavigator()
  return (
    <AccountFrame place="security">
      <Security user={useCustomer()} onDeleted={() => void push('/deconnexion')} />
    </AccountFrame>
  )
}
