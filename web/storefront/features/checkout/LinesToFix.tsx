import { useEffect, useRef } from 'react'
import { t } from '#i18n/checkout'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import checkout from './Checkout.module.css'
import css from './LinesToFix.module.css'
import type { LineToFix } from './lines-to-fix'
import type { CartItem } from './types'

const words = t.fixCart

type LinesToFixProps = {
  lines: readonly LineToFix[]
  /** An order was just refused because of them: they come into view and take the focus. */
  refused: boolean
  onRemove: (item: CartItem) => void
  onReduce: (item: CartItem, quantity: number) => void
}

/** What must leave the cart, or be fewer, before anything can be ordered: each line named, and mended in one click. */
export function LinesToFix({ lines, refused, onRemove, onReduce }: LinesToFixProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused) return
    place.current?.focus()
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [refused])
  return (
    <div ref={place} className={checkout.alert} tabIndex={-1}>
      <Alert kind="error" title={words.title(lines.length)}>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.item.id} className={css.line}>
              <span>{reasonOf(line)}</span>
              {line.most > 0 ? (
                <Button size="s" variant="secondary" onClick={() => onReduce(line.item, line.most)}>
                  {words.reduce(line.most)}
                  <VisuallyHidden>{words.ofItem(nameOf(line))}</VisuallyHidden>
                </Button>
              ) : (
                <Button size="s" variant="secondary" onClick={() => onRemove(line.item)}>
                  {words.remove}
                  <VisuallyHidden>{words.ofItem(nameOf(line))}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

const nameOf = ({ item }: LineToFix) => [item.variant.product.name, item.variant.name].filter(Boolean).join(', ')

function reasonOf(line: LineToFix): string {
  const name = nameOf(line)
  if (line.most > 0) return words.tooMany(name, line.most)
  if (line.availability === 'sold_out') return words.soldOut(name)
  return line.availability === 'shop_is_away' ? words.away(name) : words.gone(name)
}
