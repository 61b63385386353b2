import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { useDecisionPreview } from './use-decision-preview'

interface Ask {
  amount: number
  reason: string
}

function show(queryFn: (ask: Ask) => Promise<{ total: number }>) {
  const queries = new QueryClient()
  const query = (ask: Ask) => ({ queryKey: ['preview', ask], queryFn: () => queryFn(ask) })
  return renderHook((ask: Ask) => useDecisionPreview(ask, query, ({ amount }) => amount > 0), {
    initialProps: { amount: 0, reason: '' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
}

/** Previews that the test answers itself, each when it wants. */
function preview() {
  const asked: { ask: Ask; answer: (total: number) => void }[] = []
  const shown = show((ask) => new Promise((done) => asked.push({ ask, answer: (total) => done({ total }) })))
  return { asked, ...shown }
}

it('nothing is asked before the decision is complete', async () => {
  const { asked, result, rerender } = preview()
  rerender({ amount: 5, reason: '' })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]!.ask.amount).toBe(5)
  expect(result.current.fresh).toBe(false)
})

it('a reason that is being typed leaves the sums as fresh as they were; another amount does not', async () => {
  const { asked, result, rerender } = preview()
  rerender({ amount: 5, reason: '' })
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.answer(575)
  await waitFor(() => expect(result.current).toMatchObject({ fresh: true, outcome: { total: 575 } }))

  rerender({ amount: 5, reason: 'Brisé' })
  expect(result.current.fresh).toBe(true)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(result.current.fresh).toBe(true)

  rerender({ amount: 6, reason: 'Brisé' })
  expect(result.current).toMatchObject({ fresh: false, outcome: { total: 575 } })
  await waitFor(() => expect(asked).toHaveLength(3))
  asked[2]!.answer(690)
  await waitFor(() => expect(result.current).toMatchObject({ fresh: true, outcome: { total: 690 } }))
})

it('a server that failed is asked again, one that refused is not', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new ApiError(503, {})).mockResolvedValueOnce({ total: 575 })
  const { result, rerender } = show(ask)
  rerender({ amount: 5, reason: '' })
  await waitFor(() => expect(result.current).toMatchObject({ fresh: true, outcome: { total: 575 } }), { timeout: 5000 })
  ask.mockRejectedValue(new ApiError(409, { detail: 'Trop tard.' }))
  rerender({ amount: 6, reason: '' })
  await waitFor(() => expect(result.current.error).toBeTruthy())
  expect(ask).toHaveBeenCalledTimes(3)
})
