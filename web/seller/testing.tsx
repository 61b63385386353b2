import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Shows a screen of the seller space with answers already there, by the address of their reads. Nothing is fetched. */
export function showScreen(ui: ReactNode, answers: Record<string, unknown> = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnMount: false } } })
  for (const [address, answer] of Object.entries(answers)) queries.setQueryData([address], answer)
  return render(<QueryClientProvider client={queries}>{ui}</QueryClientProvider>)
}

// A read that no test answered stays on its way.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
