import type { Rule } from './rules'

/** Reads an amount as people type it: `12,50`, `12.5`, `1 200 $`. Undefined when it is none, or has more than cents. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f$]/g, '').replace(',', '.')
  return /^\d{1,8}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined
}

/** Writes an amount the way a field holds it: `12,50`; nothing for zero when `blankZero`. */
export function typedAmount(dollars: number | null | undefined, blankZero = false): string {
  if (dollars === null || dollars === undefined || (blankZero && dollars === 0)) return ''
  return dollars.toFixed(2).replace('.', ',')
}

/** An amount, or the sentence; an empty value is left to `required`. */
export const amountRule =
  (sentence: string): Rule =>
  (value) =>
    value.trim() === '' || parseAmount(value) !== undefined ? undefined : sentence

/** Reads a measure as people type it: `12,5` or `12.5`. Undefined when it is none. */
export function parseMeasure(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{0,3})?$/.test(text) ? Number(text) : undefined
}

/** Writes a measure the way a field holds it: `12,5`; nothing for zero, which means unknown. */
export const typedMeasure = (measure: number | undefined): string => (measure ? String(measure).replace('.', ',') : '')
