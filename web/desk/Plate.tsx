import type { CSSProperties } from 'react'
import { classNames } from '@/lib/class-names'
import { initials } from '@/lib/initials'
import css from './Plate.module.css'

const TONES = ['wheat', 'sky', 'sage', 'clover'] as const
type Tone = (typeof TONES)[number]
const colors: Record<Tone, string> = { wheat: 'ble', sky: 'ciel', sage: 'sauge', clover: 'trefle' }

type PlateProps = {
  /** Of a shop or a person; it is written beside the plate. */
  name: string
  /** Always the same one for the same name when absent. */
  tone?: Tone
  small?: boolean
}

/** The initials of a shop on its colour, beside its name. */
export function Plate({ name, tone = toneOf(name), small }: PlateProps) {
  const colour = { '--plate': `var(--${colors[tone]})` } as CSSProperties
  return (
    <span className={classNames(css.plate, small && css.small)} style={colour} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function toneOf(name: string): Tone {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return TONES[sum % TONES.length]!
}
