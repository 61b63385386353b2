import { t } from '#i18n/seller-money'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import css from './Money.module.css'
import type { Balance } from './queries'

/** Where the shop's money stands, and at which commission it sells. */
export function BalancePanel({
  balance: { balance, commissionPercent, agreements, smallSupplier },
}: {
  balance: Omit<Balance, 'lastPayout'>
}) {
  return (
    <Panel title={t.balance}>
      <p className={css.figure}>{formatMoney(balance)}</p>
      <p className={panel.soft}>{balance < 0 ? t.owedHelp : t.balanceHelp}</p>
      <p className={css.rate}>{t.commission(commissionPercent)}</p>
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
