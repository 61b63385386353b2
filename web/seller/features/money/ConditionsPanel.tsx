import { t } from '#i18n/seller-money'
import { formatDate } from '@/lib/format-date'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import css from './Money.module.css'
import type { Balance } from './queries'

/** At which commission the shop sells, and who remits the taxes of its sales. */
export function ConditionsPanel({
  balance: { commissionPercent, agreements, smallSupplier },
}: {
  balance: Pick<Balance, 'commissionPercent' | 'agreements' | 'smallSupplier'>
}) {
  return (
    <Panel title={t.conditions}>
      <p>{t.commission(commissionPercent)}</p>
      {agreements.length > 0 && (
        <ul className={css.agreements} aria-label={t.agreements}>
          {agreements.map(({ percent, from, to, reason }) => (
            <li key={`${from} ${percent}`}>
              {t.agreement(percent, formatDate(from), formatDate(to))} ({t.reason[reason]})
            </li>
          ))}
        </ul>
      )}
      <p className={panel.soft}>{smallSupplier ? t.smallSupplier : t.registered}</p>
    </Panel>
  )
}
