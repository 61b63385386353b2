import { t } from '#i18n/account'
import { AccountFrame } from '@/storefront/features/account/AccountFrame'
import { AccountHome } from '@/storefront/features/account/AccountHome'
import { NameSetting, PhoneSetting } from '@/storefront/features/account/Settings'
import css from '@/storefront/features/account/SettingsCard.module.css'
import { useFacts } from '@/storefront/features/account/use-facts'
import { LatestOrders } from '@/storefront/features/order/Orders'
import type { Meta } from '@/router/route'
import { useCustomer } from '@/session/session-context'

export const meta = (): Meta => ({ title: t.home.metaTitle, robots: 'noindex' })

/** How many orders the home shows. */
const LATEST = 4

export default function AccountPage() {
  const user = useCustomer()
  const facts = useFacts(user.id)
  const settings = (
    <div className={css.group}>
      <NameSetting user={user} />
      <PhoneSetting user={user} />
    </div>
  )
  return (
    <AccountFrame place="home">
      <AccountHome
        firstName={user.firstName}
        facts={facts}
        orders={<LatestOrders count={LATEST} />}
        settings={settings}
      />
    </AccountFrame>
  )
}
