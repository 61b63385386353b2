import { t } from '#i18n/product'
import { formatMoney } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import css from './BuyBar.module.css'

type BuyBarProps = { name: string; price: number; adding: boolean; onAdd: () => void }

/** The buy button again, at the foot of a narrow screen, once its own place is scrolled past. */
export function BuyBar({ name, price, adding, onAdd }: BuyBarProps) {
  return (
    <div className={css.bar} role="group" aria-label={t.buy.bar} ref={makeRoom}>
      <p className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.price}>{formatMoney(price)}</span>
      </p>
      <Button size="s" loading={adding} onClick={onAdd}>
        {t.buy.add}
      </Button>
    </div>
  )
}

/** Tells the page how tall the bar is: what floats stands above it, and the footer ends above it. */
function makeRoom(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver === 'undefined') return
  const root = document.documentElement
  const observer = new ResizeObserver(() => root.style.setProperty('--bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--bar')
  }
}
