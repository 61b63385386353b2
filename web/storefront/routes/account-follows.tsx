import { t } from '#i18n/follow'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { FollowedShops } from '@/storefront/features/follow/FollowedShops'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function FollowedShopsPage() {
  return (
    <AccountFrame place="follows">
      <FollowedShops userId={useCustomer().id} />
    </AccountFrame>
  )
}
