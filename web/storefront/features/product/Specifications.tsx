import { t } from '#i18n/product'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Details.module.css'
import type { Variant } from './types'
import { inStock } from './variants'

/** The facts of the chosen variant; without one, the way to see them. */
export function Specifications({ variant }: { variant: Variant | undefined }) {
  if (!variant) return <p className={css.empty}>{t.specs.choose}</p>
  return (
    <table className={css.specs}>
      <caption>
        <VisuallyHidden>{t.specs.caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows(variant).map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rows(variant: Variant): [label: string, value: string][] {
  const { cm, kg, unknown } = t.specs
  const orUnknown = (size: number | null, write: (size: number) => string) => (size === null ? unknown : write(size))
  return [
    [t.specs.sku, variant.sku || unknown],
    [t.specs.inventory, inStock(variant) ? t.specs.inStock : t.specs.outOfStock],
    [t.specs.finalSale, variant.finalSale ? t.specs.yes : t.specs.no],
    [t.specs.length, orUnknown(variant.length, cm)],
    [t.specs.width, orUnknown(variant.width, cm)],
    [t.specs.height, orUnknown(variant.height, cm)],
    [t.specs.weight, orUnknown(variant.weight, kg)],
  ]
}
