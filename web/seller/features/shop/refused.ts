import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/api/client'
import { fieldOf, type ShopForm } from './shop-form'

/** Puts the server's sentences under their fields, and answers the first field that has one. */
export function markRefused(
  error: unknown,
  { setError }: Pick<UseFormReturn<ShopForm>, 'setError'>,
): FieldPath<ShopForm> | undefined {
  if (!(error instanceof ApiError)) return undefined
  let first: FieldPath<ShopForm> | undefined
  for (const { path, message } of error.problem.errors ?? []) {
    const field = path === undefined ? undefined : fieldOf(path)
    if (!field) continue
    setError(field, { message })
    first ??= field
  }
  return first
}
