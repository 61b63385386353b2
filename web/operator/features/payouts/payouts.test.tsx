import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import * as files from '@/lib/save-file'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { RunPage } from './RunPage'
import { Runs } from './Runs'

const run: calls.Run = {
  id: 'r1',
  day: '2026-11-15',
  status: 'sent',
  proposedBy: 'u1',
  proposedName: 'Nadia Benali',
  proposedAt: '2026-11-16T12:00:00Z',
  approvedName: 'Luc Roy',
  approvedAt: '2026-11-16T13:00:00Z',
  sentAt: '2026-11-16T14:00:00Z',
  endedAt: null,
  note: '',
  fileVersion: 1,
  shops: 1,
  total: 279.24,
}
const record: calls.RunRecord = {
  run,
  payouts: [
    {
      id: 'p1',
      shopId: 's1',
      shopName: 'Atelier Batture',
      orders: 3,
      available: 289.24,
      reserved: 10,
      amount: 279.24,
      method: 'bank',
      accountLast: '5678',
      status: 'sent',
      failureReason: '',
    },
  ],
  leftOut: [{ shopId: 's2', shopName: 'Face B', reason: 'failed', available: 40, until: null }],
  secondApproval: 5000,
  minimum: 5,
}
function RunsPage() {
  return <Runs state={useListState('/versements')} open={() => {}} />
}

const answers = { '/v1/operator/payout-runs': [run], '/v1/operator/payout-runs/r1': record }

it('runs are listed with what they come to', () => {
  showAtDesk(<RunsPage />, { answers })
  const row = within(screen.getByRole('table')).getAllByRole('row')[1]!
  for (const text of ['Envoyé', 'Nadia Benali', '1 boutique', '279,24 $'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/regie/versements/r1')
})

it('what the menu counts is read again after every act', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['/v1/operator/waiting'], {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  await renderHook(() => calls.useRunsChanged(), { wrapper }).result.current()
  expect(queries.getQueryState(['/v1/operator/waiting'])?.isInvalidated).toBe(true)
})

it('a shop whose last payout came back is let in again, with a reason', async () => {
  const retry = vi.spyOn(calls, 'retry').mockResolvedValue()
  showAtDesk(<RunPage runId="r1" />, { answers })
  fireEvent.click(screen.getByRole('button', { name: 'Verser de nouveau, Face B' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Le compte est rouvert.' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Laisser verser/ })))
  expect(retry).toHaveBeenCalledWith('s2', 'Le compte est rouvert.')
})

it('a payout opens the statement that the shop has', async () => {
  const fetchFile = vi.spyOn(calls, 'fetchStatement').mockResolvedValue(new Blob())
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  showAtDesk(<RunPage runId="r1" />, { answers })
  fireEvent.click(screen.getByRole('button', { name: 'Relevé du versement, Atelier Batture (PDF)' }))
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.any(Blob), 'releve-de-versement-Atelier Batture-2026-11-15.pdf'),
  )
  expect(fetchFile).toHaveBeenCalledWith('p1')
})

it('someone who may only read opens statements, and proposes, fails and lets in nothing', () => {
  showAtDesk(<RunsPage />, { answers, rights: ['money.read'] })
  showAtDesk(<RunPage runId="r1" />, { answers, rights: ['money.read'] })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Relevé'])
})
