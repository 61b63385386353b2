import { icons } from './icons'
import css from './Stars.module.css'

/** Five stars beside each other, as one drawing. */
const FIVE = icons.star + icons.star.replace('m12 2.8', 'm24 0').repeat(4)

/** A number of stars out of five, halves and tenths too. Words beside it, or its label, say the number. */
export function Stars({ value, label }: { value: number; label?: string }) {
  return (
    <svg
      className={css.stars}
      viewBox="0 0 120 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={FIVE} />
      {/* A drawing inside another is cut at its own edges. */}
      <svg className={css.given} width={value * 24} height="24">
        <path d={FIVE} />
      </svg>
    </svg>
  )
}
