import { useId, useState, type CSSProperties } from 'react'
import { t } from '#i18n/listing'
import { Field } from '@/ui/Field'
import { PriceInput } from './PriceInput'
import css from './PriceFilter.module.css'
import filters from './Filters.module.css'
import { orderedPrice, PRICE, type PriceBetween } from './state'

type PriceFilterProps = { value: PriceBetween; onChange: (between: PriceBetween) => void }
type End = 'min' | 'max'

/** A span of prices by two thumbs or by figures. A drag takes effect when it ends; min is never above max. */
export function PriceFilter({ value, onChange }: PriceFilterProps) {
  const titleId = useId()
  const [drag, setDrag] = useState<PriceBetween | null>(null)
  const shown = drag ?? value

  /** The end being moved stops at the other one. */
  function moved(end: End, price: number): PriceBetween {
    return end === 'min' ? { ...shown, min: Math.min(price, shown.max) } : { ...shown, max: Math.max(price, shown.min) }
  }
  function settle() {
    if (!drag) return
    setDrag(null)
    if (drag.min !== value.min || drag.max !== value.max) onChange(orderedPrice(drag))
  }
  const thumb = (end: End) => (
    <input
      type="range"
      className={css.thumb}
      // Where both meet at the far end, the lower one must stay on top: it is the only one that can still move.
      data-above={end === 'min' && shown.min > PRICE.max / 2 ? '' : undefined}
      min={PRICE.min}
      max={PRICE.max}
      step={PRICE.step}
      value={shown[end]}
      aria-label={end === 'min' ? t.price.fromThumb : t.price.toThumb}
      aria-valuetext={
        end === 'max' && shown.max === PRICE.max ? t.price.amountOrMore(shown.max) : t.price.amount(shown[end])
      }
      onChange={(event) => setDrag(moved(end, Number(event.target.value)))}
      onPointerUp={settle}
      onKeyUp={settle}
      onBlur={settle}
    />
  )
  return (
    <div className={filters.block} role="group" aria-labelledby={titleId}>
      <h2 className={filters.title} id={titleId}>
        {t.price.title}
      </h2>
      <div className={css.scale} style={{ '--from': share(shown.min), '--to': share(shown.max) } as CSSProperties}>
        <i className={css.span} />
        {thumb('min')}
        {thumb('max')}
      </div>
      <div className={css.figures}>
        <Field label={t.price.from}>
          <PriceInput value={shown.min} onCommit={(price) => onChange(moved('min', price))} />
        </Field>
        <Field label={t.price.to}>
          <PriceInput value={shown.max} onCommit={(price) => onChange(moved('max', price))} />
        </Field>
      </div>
    </div>
  )
}

/** Where a price stands on the scale, from 0 to 1. */
function share(price: number): number {
  return (price - PRICE.min) / (PRICE.max - PRICE.min)
}
