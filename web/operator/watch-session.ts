import type { QueryClient } from '@tanstack/react-query'
import { onRefusal } from '@/api/client'
import { isRefused } from '@/api/refusal'
import { watchPerson } from '@/desk/watch-person'
import { meQuery, type Me } from './me-context'

const KEPT_MS = 24 * 60 * 60_000

/**
 * Asks for the code again when any call says that the session of the console is over: it ends after a while with
 * nobody at the page. The page waits behind the door, so that the work goes on where it was; what it was drawn from is
 * kept as long, or it would begin again.
 */
export function watchSession(queries: QueryClient) {
  const { queries: reads, ...others } = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...others, queries: { ...reads, gcTime: KEPT_MS } })
  watchPerson()
  onRefusal((error) => {
    if (!isRefused(error, 'second_factor_required')) return
    queries.setQueryData<Me>(meQuery().queryKey, (me) => me && { ...me, factor: 'required' })
  })
}
