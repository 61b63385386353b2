import { t } from '#i18n/operator-today'

/** By how much a figure differs: `+4`, `−5`; nothing when it does not. */
export function difference(now: number, before: number): string {
  const by = now - before
  if (by === 0) return ''
  return `${by > 0 ? '+' : '\u2212'}${Math.abs(by)}`
}

/** By how many percent an amount differs, with a decimal: `+16,2 %`; nothing without something to compare with. */
export function percent(now: number, before: number): string {
  if (before === 0 || now === before) return ''
  const by = ((now - before) / before) * 100
  const rounded = Math.abs(Math.round(by * 10) / 10)
  return t.percent(by > 0 ? '+' : '\u2212', String(rounded).replace('.', ','))
}

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The marks of a scale from zero to a round number above the largest amount, the largest first. */
export function scaleOf(largest: number, lines = 4): number[] {
  const rough = Math.max(largest, 1) / lines
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * magnitude >= rough) ?? 10) * magnitude
  return Array.from({ length: lines + 1 }, (_, line) => Math.round(step * (lines - line) * 100) / 100)
}
