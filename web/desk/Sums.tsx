import { formatMoney } from '@/lib/format-money'
import css from './Panel.module.css'

export type Sum = {
  label: string
  amount: number
  /** Under a line, in bold. */ total?: boolean
  /** In place of the amount. */ text?: string | undefined
}

/** Amounts under one another, the way an invoice shows them. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={css.sums}>
      {sums.map(({ label, amount, total, text }) => (
        <div key={label} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{text ?? formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
