import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-today'
import { Figures } from '@/desk/Figures'
import { ListError, LoadingRows } from '@/desk/states'
import { formatDateTime } from '@/lib/format-date'
import { formatCount, formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import { TitleBar } from '@/ui/TitleBar'
import { difference, percent } from './compare'
import { LastActs } from './LastActs'
import { todayQuery, type TodayAnswer } from './queries'
import { SalesChart } from './SalesChart'
import css from './Today.module.css'
import { ToDoPanel } from './ToDoPanel'

/** The day so far, and what waits. */
export function Today() {
  const query = useQuery({ ...todayQuery(), refetchInterval: 60_000 })
  const journal = useMay('journal.read')
  if (query.isPending) return <LoadingRows rows={8} />
  if (query.error) {
    return (
      <ListError
        title={t.failed}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const today = query.data
  const weekday = t.weekdays[new Date(today.at).getDay()]!
  return (
    <>
      <TitleBar title={t.title} lead={t.lead(formatDateTime(today.at), weekday)} />
      <div className={css.page}>
        <div className={css.figures}>
          <Figures figures={figuresOf(today, weekday)} />
        </div>
        <ToDoPanel toDo={today.toDo} />
        <SalesChart {...today} />
        {journal && <LastActs />}
      </div>
    </>
  )
}

function figuresOf({ sales, orders, people, shops, refunds }: TodayAnswer, weekday: string) {
  const amount = (label: string, { now, before }: TodayAnswer['sales']) => ({
    label,
    value: formatMoney(now),
    compared: t.figures.before(weekday, formatMoney(before)),
    difference: percent(now, before),
  })
  const count = (label: string, { now, before }: TodayAnswer['orders']) => ({
    label,
    value: formatCount(now),
    compared: t.figures.before(weekday, formatCount(before)),
    difference: difference(now, before),
  })
  return [
    amount(t.figures.sales, sales),
    count(t.figures.orders, orders),
    count(t.figures.people, people),
    count(t.figures.shops, shops),
    amount(t.figures.refunds, refunds),
  ]
}
