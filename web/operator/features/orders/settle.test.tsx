import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { SettlePanel } from './SettlePanel'
import { PaymentPanel } from './SidePanels'
import type { Order, Refund } from './types'

const failed: Refund = {
  id: 'r1',
  shopName: 'Face B',
  total: 60,
  covered: 50,
  status: 'failed',
  borneBy: 'shop',
  reason: '',
  failureCode: 'expired_or_canceled_card',
  creditNote: '',
  creditNoteId: '',
  createdAt: '2026-11-16T12:00:00Z',
}
const order = {
  id: 'o1',
  name: 'Maude Tremblay',
  summary: { subTotal: 100, discount: 0, shipping: 0, taxes: { gst_hst: 0, qst: 0 }, fees: 0, grandTotal: 100 },
  payment: { status: 'succeeded', cardBrand: 'visa', cardLast4: '4242', createdAt: '2026-11-15T12:00:00Z' },
  refunds: [failed, { ...failed, id: 'r2', status: 'sent' }],
  refunded: 120,
} as unknown as Order

it('only a refund that failed can be settled by other means, by who may refund', () => {
  const onSettle = vi.fn()
  const { unmount } = showAtDesk(<PaymentPanel order={order} onSettle={onSettle} />)
  fireEvent.click(screen.getByRole('button', { name: 'Réglé autrement…' }))
  expect(onSettle.mock.calls).toEqual([[failed]])
  expect(screen.getAllByText(/dont 50,00\s\$ reçus autrement/)).toHaveLength(2)
  unmount()
  showAtDesk(<PaymentPanel order={order} onSettle={onSettle} />, { rights: ['orders.read', 'orders.act'] })
  expect(screen.queryByRole('button', { name: 'Réglé autrement…' })).toBeNull()
})

it('what is left of a failed refund is noted as paid, with how', async () => {
  const settle = vi.spyOn(calls, 'settleRefund').mockResolvedValue()
  const onClose = vi.fn()
  showAtDesk(<SettlePanel order={order} refund={failed} onClose={onClose} />)
  const send = screen.getByRole('button', { name: /Noter 10,00\s\$ comme versés/ })
  await act(async () => fireEvent.click(send))
  expect(settle).not.toHaveBeenCalled()
  expect(screen.getByText('Écrivez comment la personne a été payée.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /Comment la personne a été payée/ }), {
    target: { value: 'Virement Interac 8841' },
  })
  await act(async () => fireEvent.click(send))
  expect(settle.mock.calls).toEqual([['o1', 'r1', 'Virement Interac 8841']])
  expect(onClose).toHaveBeenCalled()
})
