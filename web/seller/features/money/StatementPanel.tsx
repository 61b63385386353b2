import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-money'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { EntriesTable } from './EntriesTable'
import css from './Money.module.css'
import type { Period } from '@/desk/period'
import { PER_PAGE, statementQuery, type Statement } from './queries'
import { StatementButton } from './StatementButton'
import { SummaryTable } from './SummaryTable'

type StatementPanelProps = {
  shopId: string
  period: Period
  page: number
  orderHref: (orderId: string) => string
  hrefFor: (page: number) => string
}

/** A period: what it opened with, what happened, what it closed with. */
export function StatementPanel({ shopId, period, page, orderHref, hrefFor }: StatementPanelProps) {
  const query = useQuery({ ...statementQuery(shopId, period, page), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
      {(statement) => (
        <div className={panel.stack}>
          <Panel title={t.totals} action={<StatementButton shopId={shopId} period={period} label={t.csv} />}>
            <Summary statement={statement} />
          </Panel>
          <Panel title={t.rows}>
            {statement.entries.length === 0 ? (
              <EmptyState level={3} title={t.empty} text={t.emptyHint} />
            ) : (
              <EntriesTable entries={statement.entries} orderHref={orderHref} />
            )}
            <Pagination page={page} pageCount={Math.ceil(statement.total / PER_PAGE)} hrefFor={hrefFor} />
          </Panel>
        </div>
      )}
    </Loaded>
  )
}

function Summary({ statement }: { statement: Statement }) {
  const { from, to, opening, closing, withheldTaxes } = statement
  return (
    <>
      <p className={panel.soft}>{t.span(formatDate(from), formatDate(to))}</p>
      <SummaryTable statement={statement} />
      <dl className={css.bounds}>
        <div>
          <dt>{t.opening}</dt>
          <dd>{formatMoney(opening)}</dd>
        </div>
        <div>
          <dt>{t.closing}</dt>
          <dd>{formatMoney(closing)}</dd>
        </div>
      </dl>
      {withheldTaxes !== 0 && <p className={panel.soft}>{t.withheld(formatMoney(withheldTaxes))}</p>}
    </>
  )
}
