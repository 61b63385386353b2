import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { PaymentPanel } from './SidePanels'
import type { Order } from './types'

vi.mock('@/lib/save-file', () => ({ saveFile: () => {} }))

const refund = {
  id: 'r1',
  shopName: 'Face B',
  total: 10,
  covered: 0,
  status: 'sent',
  borneBy: 'shop',
  reason: '',
  creditNote: 'NC-000007',
  creditNoteId: 'n7',
  createdAt: '2026-11-16T12:00:00Z',
}
const order = {
  id: 'o1',
  summary: { subTotal: 100, shipping: 0, taxes: { gst_hst: 5, qst: 9.98 }, fees: 0, grandTotal: 114.98 },
  payment: { status: 'succeeded', cardBrand: 'visa', cardLast4: '4242', createdAt: '2026-11-15T12:00:00Z' },
  refunds: [refund],
  refunded: 10,
} as unknown as Order

it('an operator opens the invoice of an order and its credit notes', async () => {
  const fetchPaper = vi.spyOn(calls, 'fetchPaper').mockResolvedValue(new Blob())
  showAtDesk(<PaymentPanel order={order} onSettle={() => {}} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Facture de la commande' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Note de crédit NC-000007' })))
  expect(fetchPaper.mock.calls).toEqual([
    ['o1', undefined],
    ['o1', { creditNoteId: 'n7' }],
  ])
})
