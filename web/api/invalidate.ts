import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BASE, type ApiQuery } from './client'

/**
 * The one way to read again what a change made stale. Returns a function that takes API paths and refetches every
 * query on screen that reads one of them, whatever its parameters; those not on screen are read when next shown.
 * In a path `*` stands for one segment, or at the end for everything below:
 *
 *     await invalidate([`/users/${userId}/wishlists`, `/users/${userId}/wishlists/*`])
 *
 * `except` names a query whose new value the caller has already put in the cache.
 */
export function useInvalidate() {
  const queries = useQueryClient()
  return useCallback(
    (paths: readonly string[], except?: ApiQuery<unknown>): Promise<void> =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) => readsOneOf(paths, address) && address !== except?.queryKey[0],
      }),
    [queries],
  )
}

/** Whether a query's address reads one of the paths. */
export function readsOneOf(paths: readonly string[], address: unknown): boolean {
  return typeof address === 'string' && paths.some((path) => matcherOf(path).test(address))
}

function matcherOf(path: string): RegExp {
  const pattern = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*$/, '.+')
    .replaceAll('/*', '/[^/?]+')
  return new RegExp(`^${BASE}${pattern}(\\?|$)`)
}
