import { t } from '#i18n/seller-home'
import { to } from '@/desk/address'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import type { LowStock } from './queries'

const words = t.stock

/** Counted variants that run out first, or already have. */
export function LowStockPanel({ stock: { count, variants } }: { stock: LowStock }) {
  return (
    <Panel title={words.title}>
      {variants.length === 0 ? (
        <p className={panel.soft}>{words.empty}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col" className={table.number}>
                {words.left}
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map(({ variantId, productId, productName, variantName, quantity }) => (
              <tr key={variantId}>
                <td>
                  <Link className={layout.link} href={to(`/produits/${productId}`)}>
                    {productName}
                  </Link>
                  {variantName && <div className={panel.soft}>{variantName}</div>}
                </td>
                <td className={table.number}>{quantity > 0 ? quantity : <Badge tone="error">{words.none}</Badge>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {count > variants.length && <p className={panel.soft}>{words.more(count - variants.length)}</p>}
    </Panel>
  )
}
