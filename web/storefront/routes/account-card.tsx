import { t } from '#i18n/account-cards'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { CardDetail } from '@/storefront/features/account-cards/CardDetail'
import { useNavigator, useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.metaTitle, robots: 'noindex' })

export default function CardPage() {
  const { params } = useView().context
  const { push } = useNavigator()
  return (
    <AccountFrame place="cards">
      <CardDetail userId={useCustomer().id} cardId={params.id ?? ''} onGone={(href) => void push(href)} />
    </AccountFrame>
  )
}
