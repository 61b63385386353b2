import type { QueryClient } from '@tanstack/react-query'
import { api, type Problem } from '@/api/client'
import { meQuery, type Me } from './me-context'

/**
 * Asks for the code again when any call says that the session of the console is over: it ends after a while without a
 * call. The address stays, so that the work goes on where it was.
 */
export function watchSession(queries: QueryClient) {
  api.use({
    async onResponse({ response }) {
      if (response.status !== 403) return
      const problem = (await response
        .clone()
        .json()
        .catch(() => ({}))) as Problem
      if (problem.code !== 'second_factor_required') return
      queries.setQueryData<Me>(meQuery().queryKey, (me) => me && { ...me, factor: 'required' })
    },
  })
}
