import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-home'
import panel from '@/desk/Panel.module.css'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { BulletinsPanel } from './BulletinsPanel'
import { FirstStepsPanel } from './FirstStepsPanel'
import { LowStockPanel } from './LowStockPanel'
import { homeQuery } from './queries'
import { SalesPanel } from './SalesPanel'
import { Todo } from './Todo'
import { VacationNotice } from './VacationNotice'

/** The first page of the seller space: what needs action, sales, and low stock. */
export function Home({ shopId }: { shopId: string }) {
  const query = useQuery({ ...homeQuery(shopId), staleTime: 0 })
  return (
    <>
      <TitleBar title={t.title} />
      <Loaded query={query} skeleton={<Skeleton height="32rem" />}>
        {(home) => (
          <div className={panel.stack}>
            {home.vacationUntil && <VacationNotice until={home.vacationUntil} />}
            {home.firstSteps && <FirstStepsPanel steps={home.firstSteps} />}
            <BulletinsPanel shopId={shopId} />
            <Todo home={home} />
            <div className={panel.columns}>
              {home.sales && <SalesPanel sales={home.sales} />}
              {home.lowStock && <LowStockPanel stock={home.lowStock} />}
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
