import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { outcome } from './announce'
import { useCart } from './cart-context'

/** Announces changes to screen readers. It stays in the page, or the first change would be missed. */
export function CartAnnouncer() {
  const { last } = useCart()
  return (
    <div role="status">
      <VisuallyHidden>{last && outcome(last)}</VisuallyHidden>
    </div>
  )
}
