import { t } from '#i18n/seller-money'
import { formatIsoDate } from '@/lib/format-date'
import { pageOf } from '@/lib/page-number'
import { useNavigator, useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Money } from '@/seller/features/money/Money'
import { periodOf } from '@/desk/period'
import { useShop } from '@/seller/shop-context'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function MoneyPage() {
  const { push } = useNavigator()
  const { query } = useView().context
  const today = formatIsoDate(Date.now())
  const { id, termsVersion, termsInForce } = useShop()
  return (
    <Money
      shopId={id}
      path={to('/argent')}
      period={periodOf(query, today)}
      page={pageOf(query)}
      earningsPage={pageOf(query, 'commandes')}
      today={today}
      termsHref={termsVersion === termsInForce ? undefined : to('/boutique')}
      orderHref={(id) => to(`/commandes/${id}`)}
      go={(href) => void push(href).catch(() => {})} // the progress bar shows the failure
    />
  )
}
