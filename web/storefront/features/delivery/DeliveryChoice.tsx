import { useId, useState } from 'react'
import { t } from '#i18n/delivery'
import type { components } from '@/api/schema'
import { formatSpan } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Alert } from '@/ui/Alert'
import css from './DeliveryChoice.module.css'

type Schemas = components['schemas']
export type Option = Schemas['ShopOption']
export type Method = Option['method']

/** A shop of a cart or of an order about to be placed. */
export type Delivering = Pick<
  Schemas['CartStore'],
  'id' | 'name' | 'deliveryMethod' | 'deliveryOptions' | 'deliveryRefusal'
>

/** Whether there is anything to choose, or to say, of how a shop delivers. */
export const hasChoice = ({ deliveryOptions, deliveryRefusal }: Delivering): boolean =>
  deliveryOptions.length > 1 || Boolean(deliveryRefusal) || deliveryOptions[0]?.method !== 'parcel'

type DeliveryChoiceProps = { store: Delivering; onChoose: (method: Method) => void }

/** How a shop's part is delivered: each way with its price, when and where. */
export function DeliveryChoice({ store, onChoose }: DeliveryChoiceProps) {
  const { name: shop, deliveryMethod, deliveryOptions, deliveryRefusal } = store
  const name = useId()
  const [picked, pick] = usePicked(deliveryMethod)
  return (
    <fieldset className={css.choices} aria-label={t.choose(shop)}>
      <legend className={css.legend}>{t.title}</legend>
      {deliveryRefusal && <Alert kind="error">{deliveryRefusal}</Alert>}
      {deliveryOptions.map((option) => (
        <label key={option.method} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={option.method}
            checked={option.method === picked}
            disabled={!option.available && option.method !== picked}
            onChange={() => {
              pick(option.method)
              onChoose(option.method)
            }}
          />
          <span className={css.text}>
            <span className={css.head}>
              <span>{t.method[option.method]}</span>
              <b>{option.price > 0 ? formatMoney(option.price) : t.free}</b>
            </span>
            {detailsOf(option, option.method === picked).map((line) => (
              <small key={line}>{line}</small>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The choice shows at the click, before the cart tells of it; what the cart then says wins. */
function usePicked(told: Method) {
  const [state, setState] = useState({ told, picked: told })
  if (state.told !== told) setState({ told, picked: told })
  return [state.told === told ? state.picked : told, (picked: Method) => setState({ told, picked })] as const
}

/** When and where, in a few lines; why it cannot be had instead. What was chosen says that above. */
function detailsOf({ method, arrival, pickup, radiusKm, available, refusal }: Option, chosen: boolean): string[] {
  if (!available && refusal) return chosen ? [] : [refusal]
  return [
    pickup && t.place(pickup.address, pickup.city),
    pickup?.hours,
    radiusKm && t.within(radiusKm),
    arrival && (method === 'pickup' ? t.readyAround(lastDay(arrival.to)) : t.arrives(formatSpan(arrival))),
  ].filter((line): line is string => Boolean(line))
}

/** One day as a span says it: le 24 novembre 2026. */
export const lastDay = (to: string): string => formatSpan({ from: to, to })
