import type { QueryClient } from '@tanstack/react-query'
import { onRefusal } from '@/api/client'
import { isRefused } from '@/api/refusal'
import { watchPerson } from '@/desk/watch-person'
import { meQuery, type Me } from './me-context'

/**
 * Asks for the code again when any call says that the session of the console is over: it ends after a while with
 * nobody at the page. The address stays, so that the work goes on where it was.
 */
export function watchSession(queries: QueryClient) {
  watchPerson()
  onRefusal((error) => {
    if (!isRefused(error, 'second_factor_required')) return
    queries.setQueryData<Me>(meQuery().queryKey, (me) => me && { ...me, factor: 'required' })
  })
}
