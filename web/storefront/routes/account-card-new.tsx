import { t } from '#i18n/account-cards'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { NewCard } from '@/storefront/features/account-cards/NewCard'
import { useNavigator } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.newTitle, robots: 'noindex' })

export default function NewCardPage() {
  const { push } = useNavigator()
  return (
    <AccountFrame place="cards">
      <NewCard userId={useCustomer().id} onSaved={(href) => void push(href)} />
    </AccountFrame>
  )
}
