import { t } from '#i18n/desk-promotions'
import table from '@/desk/table.module.css'
import { classNames } from '@/lib/class-names'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { day, sentenceOf, type Promotion } from './draft'

const tones = { active: 'success', upcoming: 'waiting', ended: 'neutral', used_up: 'neutral' } as const

type PromotionTableProps = {
  promotions: readonly Promotion[]
  market: boolean
  mayEdit: boolean
  onEnd: (promotion: Promotion) => void
  onCopy: (promotion: Promotion) => void
}

/** Promotions, the newest first: what each does, where it stands and how often it was used. */
export function PromotionTable({ promotions, market, mayEdit, onEnd, onCopy }: PromotionTableProps) {
  return (
    <table className={classNames(table.table, table.cards)} aria-label={t.list}>
      <thead>
        <tr>
          <th scope="col">{t.columns.name}</th>
          <th scope="col">{t.columns.state}</th>
          <th scope="col">{t.columns.period}</th>
          <th scope="col" className={table.number}>
            {t.columns.uses}
          </th>
          {mayEdit && (
            <th scope="col" className={table.number}>
              {t.columns.acts}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {promotions.map((promotion) => (
          <tr key={promotion.id}>
            <td className={table.key}>
              {promotion.name}
              <span className={table.under}>{promotion.code || t.automatic}</span>
              <span className={table.under}>{sentenceOf({ ...promotion, from: '', to: '' }, market)}</span>
            </td>
            <td className={table.state}>
              <Badge tone={tones[promotion.state]}>{t.states[promotion.state]}</Badge>
            </td>
            <td className={table.soft}>{t.period(day(promotion.from ?? ''), promotion.to ? day(promotion.to) : '')}</td>
            <td className={table.number} data-label={t.columns.uses}>
              {t.used(promotion.uses, promotion.maxUses ?? 0)}
            </td>
            {mayEdit && (
              <td>
                <div className={table.acts}>
                  {promotion.state !== 'ended' && (
                    <Button
                      size="s"
                      variant="link"
                      aria-label={t.endOf(promotion.name)}
                      onClick={() => onEnd(promotion)}
                    >
                      {t.end}
                    </Button>
                  )}
                  <Button
                    size="s"
                    variant="link"
                    aria-label={t.copyOf(promotion.name)}
                    onClick={() => onCopy(promotion)}
                  >
                    {t.copy}
                  </Button>
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
