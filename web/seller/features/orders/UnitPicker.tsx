import type { Item } from './types'
import { t } from '#i18n/seller-orders'
import { QuantityInput } from '@/ui/QuantityInput'
import css from './UnitPicker.module.css'
import type { Chosen } from './units'

type UnitPickerProps = {
  legend: string
  items: readonly Item[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  labelOf: (name: string) => string
}

/** How many units of each item that has some left. */
export function UnitPicker({ legend, items, chosen, onChange, labelOf }: UnitPickerProps) {
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>{legend}</legend>
      <ul>
        {items
          .filter(({ quantityLeft }) => quantityLeft > 0)
          .map(({ id, productName, variantName, quantityLeft }) => (
            <li key={id} className={css.item}>
              <span className={css.name}>
                {productName}
                {variantName && <small>{variantName}</small>}
              </span>
              <QuantityInput
                size="s"
                min={0}
                max={quantityLeft}
                value={chosen[id] ?? 0}
                onChange={(units) => onChange({ ...chosen, [id]: units })}
                label={labelOf(variantName ? `${productName}, ${variantName}` : productName)}
              />
              <span className={css.of}>{t.ship.of(quantityLeft)}</span>
            </li>
          ))}
      </ul>
    </fieldset>
  )
}
