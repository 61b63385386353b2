import { t } from '#i18n/seller-money'
import { formatMoney } from '@/lib/format-money'
import css from './Stages.module.css'
import type { Balance } from './queries'

/** Where each dollar of the balance is, one strip of the road per stage. */
export function Stages({ stages }: { stages: Balance['stages'] }) {
  const { held, pending, available, reserved, onItsWay, holdDays } = stages
  const strips = [
    { name: 'held', amount: held, title: t.held.title, help: t.held.help },
    { name: 'pending', amount: pending, title: t.pending.title, help: t.pending.help(holdDays) },
    {
      name: 'available',
      amount: available,
      title: t.available.title,
      help: reserved > 0 ? t.available.reserved(formatMoney(reserved)) : t.available.help,
    },
    { name: 'onItsWay', amount: onItsWay, title: t.onItsWay.title, help: t.onItsWay.help },
  ] as const
  return (
    <section className={css.road} aria-label={t.stages}>
      <dl className={css.strips}>
        {strips.map(({ name, amount, title, help }) => (
          <div key={name} className={css[name]}>
            <dt>{title}</dt>
            <dd>
              <b>{formatMoney(amount)}</b>
              <span>{help}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
