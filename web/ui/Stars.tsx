import { icons } from './icons'
import css from './Stars.module.css'

/** A number of stars out of five, halves and tenths too. Words beside it, or its label, say the number. */
export function Stars({ value, label }: { value: number; label?: string }) {
  return (
    <span className={css.stars} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <Row />
      <span className={css.given} style={{ width: `${(value / 5) * 100}%` }}>
        <Row />
      </span>
    </span>
  )
}

function Row() {
  return (
    <svg className={css.row} viewBox="0 0 120 24" aria-hidden="true">
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={icons.star} transform={`translate(${x})`} />
      ))}
    </svg>
  )
}
