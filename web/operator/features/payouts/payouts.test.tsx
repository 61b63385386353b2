import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showScreen } from '@/desk/testing'
import * as files from '@/lib/save-file'
import { PayoutsTable } from './PayoutsTable'
import * as queries from './queries'

const record = {
  run: { day: '2026-11-15', shops: 1, total: 398.37 },
  payouts: [
    {
      id: 'p1',
      shopId: 's1',
      shopName: 'Atelier Batture',
      orders: 3,
      available: 445.97,
      reserved: 47.6,
      amount: 398.37,
      method: 'bank',
      accountLast: '2208',
      status: 'sent',
      failureReason: '',
    },
  ],
} as unknown as queries.RunRecord

describe('the payouts of a run', () => {
  it('opens the statement that the shop has', async () => {
    const fetchFile = vi.spyOn(queries, 'fetchStatement').mockResolvedValue(new Blob())
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    showScreen(<PayoutsTable record={record} onFail={vi.fn()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Relevé du versement, Atelier Batture (PDF)' }))
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.any(Blob), 'releve-de-versement-Atelier Batture-2026-11-15.pdf'),
    )
    expect(fetchFile).toHaveBeenCalledWith('p1')
  })
})
