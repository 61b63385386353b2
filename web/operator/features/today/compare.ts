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
