import { t } from '#i18n/account-addresses'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { AddressPage } from '@/storefront/features/account-addresses/AddressPage'
import { useNavigator, useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function OneAddressPage() {
  const { params } = useView().context
  const { push } = useNavigator()
  return (
    <AccountFrame place="addresses">
      <AddressPage userId={useCustomer().id} id={params.id ?? ''} onDone={(href) => void push(href)} />
    </AccountFrame>
  )
}
