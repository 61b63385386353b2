import { t } from '#i18n/seller-orders'
import { classNames } from '@/lib/class-names'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './TrackingPanel.module.css'
import type { TrackingLine } from './types'

const words = t.tracking

const tones: Record<TrackingLine['state'], 'success' | 'info' | 'neutral' | 'error'> = {
  ready: 'info',
  done: 'success',
  known: 'neutral',
  twice: 'neutral',
  unknown: 'error',
  cancelled: 'error',
  untracked: 'error',
  invalid: 'error',
  refused: 'error',
}

/** The lines of a file with what each does, and why it does nothing; on a phone each is a small card. */
export function TrackingLines({ lines, path }: { lines: readonly TrackingLine[]; path: string }) {
  return (
    <div className={css.lines} tabIndex={0} role="region" aria-label={words.lines}>
      <table className={classNames(table.table, table.cards)}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.order}</th>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td data-label={words.line}>{line.line}</td>
              <td>
                <OrderOf line={line} path={path} />
              </td>
              <td>
                {line.trackingNumber || '–'}
                <span className={css.detail}>{line.carrierName}</span>
              </td>
              <td>
                <Badge tone={tones[line.state]}>{words.state[line.state]}</Badge>
                <span className={css.detail}>{line.state === 'ready' ? words.units(line.units) : line.detail}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderOf({ line: { orderId, reference, order, customerName }, path }: { line: TrackingLine; path: string }) {
  if (!orderId) return order || '–'
  return (
    <>
      <Link className={layout.link} href={`${path}/${orderId}`}>
        {reference}
      </Link>
      <span className={css.detail}>{customerName}</span>
    </>
  )
}
