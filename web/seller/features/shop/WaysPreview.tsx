import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { formatSpan } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { postalCode } from '@/lib/rules'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { useDebounced } from '@/ui/useDebounced'
import { previewDelivery, type DeliveryOption, type DeliveryPreview } from './calls'
import { shippingSettings, type ShopForm } from './shop-form'
import css from './shop.module.css'
import { waysOf } from './ways-form'

const words = t.waysPreview
const WAIT_MS = 300
/** The purchase that is tried: one article. */
const SUBTOTAL = 60

/** What a buyer at a postal code would be offered, worked out by the server as at the checkout. */
export function WaysPreview({ control }: { control: Control<ShopForm> }) {
  const titleId = useId()
  const form = useWatch({ control }) as ShopForm
  const [buyer, setBuyer] = useState(form.postalCode)
  const wrong = buyer.trim() === '' || postalCode(buyer) !== undefined
  const typed = wrong ? undefined : previewOf(form, buyer)
  const asked = useDebounced(typed && JSON.stringify(typed), WAIT_MS)
  const { data, isError } = useQuery({
    queryKey: ['delivery-preview', asked],
    queryFn: ({ signal }) => previewDelivery(JSON.parse(asked ?? '{}') as DeliveryPreview, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={css.preview} aria-labelledby={titleId}>
      <h3 className={css.previewTitle} id={titleId}>
        {words.title}
      </h3>
      <Field label={words.postalCode} required>
        <TextInput value={buyer} maxLength={10} autoComplete="off" onChange={(event) => setBuyer(event.target.value)} />
      </Field>
      <div aria-live="polite">
        {typed && data && !isError ? (
          <ul className={css.options}>
            {data.map((option) => (
              <li key={option.method} data-available={option.available}>
                <b>{words.method[option.method]}</b>
                <span>{option.available ? priceOf(option) : option.refusal}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.previewNote}>{isError ? words.failed : words.waiting}</p>
        )}
      </div>
      <p className={css.previewNote}>{words.note(formatMoney(SUBTOTAL))}</p>
    </section>
  )
}

const priceOf = ({ price, arrival }: DeliveryOption): string =>
  [price > 0 ? formatMoney(price) : words.free, arrival && formatSpan(arrival)].filter(Boolean).join(', ')

/** What is typed, ready to be asked about; undefined while it is not whole. */
function previewOf(form: ShopForm, buyerPostalCode: string): DeliveryPreview | undefined {
  const settings = shippingSettings({ ...form, amount: form.amount || '0' })
  const deliveryWays = waysOf(form.ways)
  const [deliveryMinDays, deliveryMaxDays] = [Number(form.deliveryMinDays), Number(form.deliveryMaxDays)]
  if (!settings || !deliveryWays || !(deliveryMinDays >= 0) || !(deliveryMaxDays >= 0)) return undefined
  return {
    city: form.city,
    postalCode: form.postalCode,
    shippingSettings: settings,
    deliveryWays,
    deliveryMinDays,
    deliveryMaxDays,
    buyerPostalCode,
    subtotal: SUBTOTAL,
  }
}
