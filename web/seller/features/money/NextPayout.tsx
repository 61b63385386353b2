import { useState } from 'react'
import { t } from '#i18n/seller-money'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { Sums } from '@/desk/Sums'
import { readOnly } from '@/seller/view'
import { Button } from '@/ui/Button'
import { BankForm } from './BankForm'
import { ConnectForm } from './ConnectForm'
import css from './Money.module.css'
import type { Balance } from './queries'

const words = t.next

/** When the next payout is due, what it will be, and the account it goes to. */
export function NextPayout({ shopId, balance }: { shopId: string; balance: Balance }) {
  const [changing, setChanging] = useState<'bank' | 'stripe'>()
  const { next, account, stages, connect } = balance
  return (
    <Panel title={words.title}>
      <p className={css.due}>
        <span className={css.figure}>{formatMoney(Math.max(0, next.amount))}</span> {words.day(formatDate(next.day))}
      </p>
      <div className={css.expected}>
        <Sums
          sums={[
            { label: words.now, amount: stages.available },
            { label: words.soon, amount: next.amount - stages.available },
            { label: words.total, amount: next.amount, total: true },
          ]}
        />
      </div>
      <div className={css.account}>
        <span>{account ? words.account(account.last) : words.none}</span>
        {!changing && !readOnly() && (
          <>
            {connect !== 'off' && (
              <Button size="s" variant="link" onClick={() => setChanging('stripe')}>
                {t.connect.open[connect]}
              </Button>
            )}
            {connect !== 'ready' && (
              <Button size="s" variant="link" onClick={() => setChanging('bank')}>
                {account ? words.change : words.give}
              </Button>
            )}
          </>
        )}
      </div>
      {(connect === 'started' || connect === 'ready') && <p className={panel.soft}>{t.connect.state[connect]}</p>}
      {account?.heldUntil && <p className={panel.soft}>{words.held(formatDateTime(account.heldUntil))}</p>}
      {changing === 'bank' && <BankForm shopId={shopId} onDone={() => setChanging(undefined)} />}
      {changing === 'stripe' && <ConnectForm shopId={shopId} />}
    </Panel>
  )
}
