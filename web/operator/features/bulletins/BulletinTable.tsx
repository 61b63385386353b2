import { t } from '#i18n/operator-bulletins'
import table from '@/desk/table.module.css'
import { classNames } from '@/lib/class-names'
import { formatDate, startOfDay } from '@/lib/format-date'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import type { Bulletin } from './queries'

const tones = { current: 'success', upcoming: 'waiting', over: 'neutral', withdrawn: 'neutral' } as const

type BulletinTableProps = {
  bulletins: readonly Bulletin[]
  onEdit: (bulletin: Bulletin) => void
  onWithdraw: (bulletin: Bulletin) => void
}

const day = (date: string | undefined) => (date ? formatDate(startOfDay(date)) : '')

/** Announcements, the newest first: for whom, when, and how many people read each. */
export function BulletinTable({ bulletins, onEdit, onWithdraw }: BulletinTableProps) {
  return (
    <table className={classNames(table.table, table.cards)} aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">{t.columns.title}</th>
          <th scope="col">{t.columns.state}</th>
          <th scope="col">{t.columns.period}</th>
          <th scope="col" className={table.number}>
            {t.columns.reads}
          </th>
          <th scope="col" className={table.number}>
            {t.columns.acts}
          </th>
        </tr>
      </thead>
      <tbody>
        {bulletins.map((bulletin) => (
          <tr key={bulletin.id}>
            <td className={table.key}>
              {bulletin.title}
              <span className={table.under}>{t.to((bulletin.statuses ?? []).map((one) => t.statuses[one]))}</span>
            </td>
            <td>
              <Badge tone={tones[bulletin.state]}>{t.states[bulletin.state]}</Badge>
            </td>
            <td className={table.soft}>{t.period(day(bulletin.from), day(bulletin.to))}</td>
            <td className={table.number} data-label={t.columns.reads}>
              {bulletin.reads}
            </td>
            <td>
              {bulletin.state !== 'withdrawn' && (
                <div className={table.acts}>
                  <Button
                    size="s"
                    variant="link"
                    aria-label={t.editOf(bulletin.title)}
                    onClick={() => onEdit(bulletin)}
                  >
                    {t.edit}
                  </Button>
                  <Button
                    size="s"
                    variant="link"
                    aria-label={t.withdrawOf(bulletin.title)}
                    onClick={() => onWithdraw(bulletin)}
                  >
                    {t.withdraw}
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
