import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { Verification } from './Verification'

function Page() {
  return <Verification state={useListState('/verification')} />
}

const difference: calls.Difference = {
  id: 'd1',
  what: 'charge',
  subjectId: 'o1',
  orderId: 'o1',
  reference: 'RR-5HVD-9TKM',
  shopName: '',
  expected: 205.59,
  found: 0,
  firstSeen: '2026-11-15T12:00:00Z',
  lastSeen: '2026-11-16T12:00:00Z',
  goneAt: null,
  note: '',
  explainedBy: '',
  explainedAt: null,
}
const check: calls.Check = {
  checkedAt: '2026-11-16T12:00:00Z',
  providerAt: '2026-11-16T12:00:00Z',
  data: [difference, { ...difference, id: 'd2', what: 'payout', goneAt: '2026-11-16T12:00:00Z' }],
}
const answers = { '/v1/operator/differences': check }

it('lists what does not agree, apart from what is gone', () => {
  showAtDesk(<Page />, { answers })
  const row = within(screen.getByRole('table', { name: 'Écarts' })).getAllByRole('row')[1]!
  for (const text of ['Paiement chez le fournisseur', 'RR-5HVD-9TKM', 'À expliquer', '205,59 $', '0,00 $'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(
    within(screen.getByRole('table', { name: 'Disparus' })).getByText('Versement dans le grand livre'),
  ).toBeTruthy()
})

it('a difference is explained with a word', async () => {
  const explain = vi.spyOn(calls, 'explain').mockResolvedValue()
  showAtDesk(<Page />, { answers, address: '/verification?ecart=d1' })
  const button = screen.getByRole('button', { name: /Noter comme expliqué/ })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Payé autrement' } })
  await act(async () => fireEvent.click(button))
  expect(explain).toHaveBeenCalledWith('d1', 'Payé autrement')
})

it('someone who may only read runs and explains nothing', () => {
  showAtDesk(<Page />, { answers, rights: ['money.read'], address: '/verification?ecart=d1' })
  expect(screen.queryByRole('button')).toBeNull()
})
