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
