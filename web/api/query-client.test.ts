import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

it('an act made offline fails at once, and does not happen later unseen', async () => {
  onlineManager.setOnline(false)
  const queries = newQueryClient(false)
  const act = queries.getMutationCache().build(queries, { mutationFn: () => Promise.reject(new TypeError('offline')) })
  const failed = vi.fn()
  act.execute(undefined).catch(failed)
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
})

it('what a kept page was made with is as fresh as the page was when it was sent', async () => {
  const now = Date.now()
  const page = { at: now - 3_600_000, sent: now }
  const queries = newQueryClient(false, page)
  const read = vi.fn(() => Promise.resolve('anew'))
  for (const [key, updatedAt] of [
    ['of the page', page.at],
    ['read later', now],
    ['read before', page.at - 1],
  ] as const) {
    queries.setQueryData([key], key, { updatedAt })
    await queries.fetchQuery({ queryKey: [key], queryFn: read })
  }
  expect(read).toHaveBeenCalledTimes(1)
  expect(queries.getQueryData(['read before'])).toBe('anew')
})
