import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-taxes'
import { DownloadButton } from '@/desk/DownloadButton'
import { Figures } from '@/desk/Figures'
import { ListBody } from '@/desk/ListBody'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import type { Period } from '@/desk/period'
import { PeriodForm } from '@/desk/PeriodForm'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { TitleBar } from '@/ui/TitleBar'
import { fetchTaxes, taxesQuery, type Taxes as Report } from './queries'
import { CommissionTable, LinesTable, TotalsTable } from './tables'

type TaxesProps = {
  period: Period
  today: string
  hrefFor: (period: Period) => string
  go: (href: string) => void
}

/** What each tax came to in a period, who collected it, and what the platform must remit. */
export function Taxes({ period, today, hrefFor, go }: TaxesProps) {
  const query = useQuery({ ...taxesQuery(period), placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <DownloadButton
            label={t.csv}
            file={t.file(period.from, period.to)}
            failed={t.csvFailed}
            fetchFile={() => fetchTaxes(period)}
          />
        }
      />
      <PeriodForm
        key={`${period.from} ${period.to}`}
        presets={['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'year', 'lastYear']}
        period={period}
        today={today}
        hrefFor={hrefFor}
        onChange={(next) => go(hrefFor(next))}
      />
      <ListBody query={query} failed={t.failed} rows={6}>
        {(report) => <Found report={report} />}
      </ListBody>
    </>
  )
}

function Found({ report }: { report: Report }) {
  const { from, to, lines, commissions, totals } = report
  return (
    <div className={panel.stack}>
      <Figures
        figures={totals.map(({ tax, toRemit }) => ({ label: t.toRemit(t.taxes[tax]), value: formatMoney(toRemit) }))}
      />
      <Panel title={t.totals} action={<span className={panel.soft}>{t.span(formatDate(from), formatDate(to))}</span>}>
        <TotalsTable totals={totals} />
      </Panel>
      <Panel title={t.lines}>
        {lines.length === 0 ? (
          <p className={panel.soft}>{t.none}</p>
        ) : (
          <LinesTable lines={lines} period={{ from, to }} />
        )}
      </Panel>
      {commissions.length > 0 && (
        <Panel title={t.commissions} action={<span className={panel.soft}>{t.commissionsHelp}</span>}>
          <CommissionTable commissions={commissions} />
        </Panel>
      )}
    </div>
  )
}
