import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { EarningsTable } from './EarningsTable'
import { EARNINGS_PER_PAGE, earningsQuery, type Earning } from './queries'

type EarningsPanelProps = {
  shopId: string
  page: number
  commissionPercent: number | undefined
  orderHref: (orderId: string) => string
  hrefFor: (page: number) => string
}

/** What each order brings, and where that money is. */
export function EarningsPanel({ shopId, page, commissionPercent, orderHref, hrefFor }: EarningsPanelProps) {
  const query = useQuery({ ...earningsQuery(shopId, page), placeholderData: keepPreviousData, staleTime: 0 })
  const rate = commissionPercent !== undefined && (
    <span className={panel.soft}>{t.earnings.rate(commissionPercent)}</span>
  )
  return (
    <Panel title={t.earnings.title} action={rate}>
      <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
        {({ orders, total }) =>
          orders.length === 0 ? (
            <p className={panel.soft}>{t.earnings.none}</p>
          ) : (
            <>
              <EarningsTable orders={orders as Earning[]} orderHref={orderHref} />
              <Pagination page={page} pageCount={Math.ceil(total / EARNINGS_PER_PAGE)} hrefFor={hrefFor} />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
