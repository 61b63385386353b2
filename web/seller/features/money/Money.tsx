import { useQuery } from '@tanstack/react-query'
import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-money'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { toQueryString } from '@/lib/query-string'
import { Help } from '@/desk/Help'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { ConditionsPanel } from './ConditionsPanel'
import css from './Money.module.css'
import { EarningsPanel } from './EarningsPanel'
import { PayoutsPanel } from './PayoutsPanel'
import { presetOf, type Period } from '@/desk/period'
import { PeriodForm } from '@/desk/PeriodForm'
import { NextPayout } from './NextPayout'
import { balanceQuery, type Balance } from './queries'
import { Stages } from './Stages'
import { StatementButton } from './StatementButton'
import { StatementPanel } from './StatementPanel'

type MoneyProps = {
  shopId: string
  path: string
  period: Period
  page: number
  /** Of what each order brings. */
  earningsPage: number
  /** Today in Quebec: 2026-11-15. */
  today: string
  /** Where new conditions for sellers are accepted, while the shop has not. */
  termsHref: string | undefined
  orderHref: (orderId: string) => string
  go: (href: string) => void
}

/** What is owed, how it came about, and what was paid out. */
export function Money({ shopId, path, period, page, earningsPage, today, termsHref, orderHref, go }: MoneyProps) {
  const balance = useQuery({ ...balanceQuery(shopId), staleTime: 0 })
  const hrefFor = ({ from, to }: Period, at = 1) => path + toQueryString({ du: from, au: to, page: at > 1 ? at : '' })
  const earningsHref = (at: number) =>
    path + toQueryString({ du: period.from, au: period.to, commandes: at > 1 ? at : '' })
  return (
    <>
      <TitleBar
        title={t.title}
        lead={balance.data && <Owed total={balance.data.stages.total} today={today} />}
        action={
          <div className={css.month}>
            <StatementButton shopId={shopId} period={presetOf('thisMonth', today)} label={t.monthStatement} />
          </div>
        }
      />
      <div className={panel.stack}>
        {termsHref && (
          <Panel title={t.terms.title}>
            <p>{t.terms.words}</p>
            <Button size="s" href={termsHref}>
              {t.terms.read}
            </Button>
          </Panel>
        )}
        <Loaded query={balance} skeleton={<Skeleton height="9rem" />}>
          {(data) => (
            <>
              <Stages stages={data.stages} />
              <Help about={help.money.about}>{help.money.text}</Help>
              <div className={css.payouts}>
                <NextPayout shopId={shopId} balance={data as Balance} />
                <PayoutsPanel shopId={shopId} />
              </div>
            </>
          )}
        </Loaded>
        <EarningsPanel
          shopId={shopId}
          page={earningsPage}
          commissionPercent={balance.data?.commissionPercent}
          orderHref={orderHref}
          hrefFor={earningsHref}
        />
        {balance.data && <ConditionsPanel balance={balance.data} />}
        <section aria-label={t.statement}>
          <PeriodForm
            key={`${period.from} ${period.to}`}
            presets={['thisMonth', 'lastMonth', 'ninetyDays', 'year']}
            period={period}
            today={today}
            hrefFor={hrefFor}
            onChange={(next) => go(hrefFor(next))}
          />
          <StatementPanel
            shopId={shopId}
            period={period}
            page={page}
            orderHref={orderHref}
            hrefFor={(to) => hrefFor(period, to)}
          />
        </section>
      </div>
    </>
  )
}

/** What the four strips below add up to, or what the shop owes. */
function Owed({ total, today }: { total: number; today: string }) {
  const { name } = useSite()
  if (total < 0) return t.owing(name, formatMoney(-total))
  return (
    <span>
      {t.owes(name)} <b className={css.owed}>{formatMoney(total)}</b> {t.where(formatDate(today))}
    </span>
  )
}
