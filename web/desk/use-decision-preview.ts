import { useQuery } from '@tanstack/react-query'
import { refusal } from '@/api/refusal'
import { useDebounced } from '@/ui/useDebounced'

interface PreviewQuery<Outcome> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Outcome>
}

/** What a decision depends on. The reason changes no sum, only the letters. */
const factsOf = (ask: { reason: string }) => JSON.stringify({ ...ask, reason: '' })

/**
 * What a decision would do, asked again once one stops typing. It is fresh when its sums are those of what is asked
 * now: a button that waits for more would refuse the click of who has just typed a reason.
 */
export function useDecisionPreview<Ask extends { reason: string }, Outcome>(
  ask: Ask,
  query: (ask: Ask) => PreviewQuery<Outcome>,
  complete: (ask: Ask) => boolean = () => true,
) {
  const settled = JSON.parse(useDebounced(JSON.stringify(ask))) as Ask
  const { queryKey, queryFn } = query(settled)
  const { data, error } = useQuery({
    queryKey,
    queryFn: async (context) => ({ outcome: await queryFn(context), facts: factsOf(settled) }),
    enabled: complete(settled),
    // Why it is refused is told at once. A server that failed is asked again: the button waits for its answer.
    retry: (times, cause) => times < 3 && refusal(cause) === undefined,
    placeholderData: (before) => before,
  })
  return { outcome: data?.outcome, fresh: data?.facts === factsOf(ask), error }
}
