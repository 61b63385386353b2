import { t } from '#i18n/account-addresses'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Addresses } from '@/storefront/features/account-addresses/Addresses'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function AddressesPage() {
  return (
    <AccountFrame place="addresses">
      <Addresses userId={useCustomer().id} />
    </AccountFrame>
  )
}
