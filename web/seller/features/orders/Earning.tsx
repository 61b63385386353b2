import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-orders'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Sums } from '@/desk/Sums'
import { useMay } from '@/seller/rights'
import { Alert } from '@/ui/Alert'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { earningQuery } from './queries'
import type { Earning } from './types'

type OfOrder = { shopId: string; orderId: string }

const words = t.earning

/** What an order brings; only those who may see the shop's money read it. */
function useEarning({ shopId, orderId }: OfOrder) {
  const may = useMay()('money')
  return { may, query: useQuery({ ...earningQuery(shopId, orderId), staleTime: 0, enabled: may }) }
}

/** What is left to the shop of an order, and where that money is. */
export function EarningPanel(of: OfOrder) {
  const { may, query } = useEarning(of)
  if (!may) return null
  return (
    <Panel title={words.title}>
      <Loaded
        query={query}
        skeleton={<Skeleton height="9rem" />}
        missing={<p className={panel.soft}>{words.missing}</p>}
      >
        {(earning) => <EarningSums earning={earning} />}
      </Loaded>
    </Panel>
  )
}

function EarningSums({ earning: { sales, refunds, net, stage, availableAt, reserved } }: { earning: Earning }) {
  const lines = (['taxes', 'commission', 'commissionTaxes'] as const).filter((name) => sales[name] !== 0)
  return (
    <div className={panel.stack}>
      <Sums
        sums={[
          { label: words.sold, amount: sales.sold },
          ...lines.map((name) => ({ label: words[name], amount: sales[name] })),
          ...(refunds.total !== 0 ? [{ label: words.refunds, amount: refunds.total }] : []),
          { label: words.net, amount: net, total: true },
        ]}
      />
      <p className={panel.soft}>
        {stage === 'pending' ? words.stage.pending(formatDate(availableAt ?? '')) : words.stage[stage]}
      </p>
      {reserved > 0 && <p className={panel.soft}>{words.reserved(formatMoney(reserved))}</p>}
    </div>
  )
}

/** Says that the buyer contests the payment: what is kept back, until when, and what comes next. */
export function ContestNotice(of: OfOrder) {
  const { data } = useEarning(of).query
  if (!data?.contest) return null
  const { state, reserved, dueAt } = data.contest
  const next = {
    needs_answer: t.contest.needsAnswer(dueAt ? formatDate(dueAt) : ''),
    evidence_sent: t.contest.evidenceSent,
    lost: t.contest.lost,
  }[state]
  return (
    <Alert kind="error" title={t.contest.title}>
      <p>{t.contest.reserved(formatMoney(reserved))}</p>
      <p>{next}</p>
      {state !== 'lost' && <p>{t.contest.outcome}</p>}
    </Alert>
  )
}
