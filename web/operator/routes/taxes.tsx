import { t } from '#i18n/operator-taxes'
import { to } from '@/desk/address'
import { periodOf } from '@/desk/period'
import { formatIsoDate } from '@/lib/format-date'
import { Taxes } from '@/operator/features/taxes/Taxes'
import { useNavigator, useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function TaxesPage() {
  const { push } = useNavigator()
  const today = formatIsoDate(Date.now())
  return (
    <Taxes
      period={periodOf(useView().context.query, today)}
      today={today}
      hrefFor={({ from, to: until }) => to(`/taxes?du=${from}&au=${until}`)}
      go={(href) => void push(href).catch(() => {})} // the progress bar shows the failure
    />
  )
}
