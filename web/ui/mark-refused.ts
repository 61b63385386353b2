import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'

type Form<F extends FieldValues> = Pick<UseFormReturn<F>, 'getValues' | 'setError' | 'setFocus'>

/**
 * Puts the server's sentences under their fields and goes to the first of them. Answers its name, or undefined when the
 * refusal is about no field of this form.
 */
export function markRefused<F extends FieldValues>(
  error: unknown,
  { getValues, setError, setFocus }: Form<F>,
  nameOf = (path: string) => (path in getValues() ? (path as FieldPath<F>) : undefined),
): FieldPath<F> | undefined {
  const found = Object.entries(fieldErrors(error, nameOf)) as [FieldPath<F>, string][]
  for (const [name, message] of found) setError(name, { message })
  const first = found[0]?.[0]
  if (first) setFocus(first)
  return first
}

/** Tells why a form was refused: under its fields, else as a whole (`errors.root`), at worst that it failed. */
export function showRefusal<F extends FieldValues>(error: unknown, form: Form<F>, failed: string) {
  if (!markRefused(error, form)) form.setError('root', { message: refusal(error) ?? failed })
}
