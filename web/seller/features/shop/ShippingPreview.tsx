import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { formatMoney } from '@/lib/format-money'
import table from '@/desk/table.module.css'
import { useDebounced } from '@/ui/useDebounced'
import { previewShipping, type PreviewCase } from './calls'
import { shippingSettings, type ShopForm } from './shop-form'
import css from './shop.module.css'

const words = t.preview
const WAIT_MS = 300

/** Purchases as customers make them: a few units of thirty dollars each. */
const CASES: PreviewCase[] = [1, 2, 3, 5, 10].map((units) => ({ units, subtotal: units * 30 }))

/** What customers would pay with what is typed, worked out by the server as at the checkout. */
export function ShippingPreview({ control }: { control: Control<ShopForm> }) {
  const titleId = useId()
  const [policy, amount, tiers, freeFrom] = useWatch({ control, name: ['policy', 'amount', 'tiers', 'freeFrom'] })
  const typed = shippingSettings({ policy, amount, tiers, freeFrom })
  const asked = useDebounced(typed && JSON.stringify(typed), WAIT_MS)
  const { data, isError } = useQuery({
    queryKey: ['shipping-preview', asked],
    queryFn: ({ signal }) => previewShipping(JSON.parse(asked ?? '{}'), CASES, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={css.preview} aria-labelledby={titleId} aria-live="polite">
      <h3 className={css.previewTitle} id={titleId}>
        {words.title}
      </h3>
      {typed && data && !isError ? (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.units}</th>
              <th scope="col" className={table.number}>
                {words.subtotal}
              </th>
              <th scope="col" className={table.number}>
                {words.shipping}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((line) => (
              <tr key={line.units}>
                <td>{words.unit(line.units)}</td>
                <td className={table.number}>{formatMoney(line.subtotal)}</td>
                <td className={table.number}>
                  {line.free ? <strong className={css.free}>{words.free}</strong> : formatMoney(line.shipping)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{isError ? words.failed : words.waiting}</p>
      )}
      <p className={css.previewNote}>{words.note}</p>
    </section>
  )
}
