import { t } from '#i18n/account-cards'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { Cards } from '@/storefront/features/account-cards/Cards'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function CardsPage() {
  return (
    <AccountFrame place="cards">
      <Cards userId={useCustomer().id} />
    </AccountFrame>
  )
}
