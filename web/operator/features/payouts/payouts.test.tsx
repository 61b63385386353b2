import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showScreen } from '@/desk/testing'
import * as files from '@/lib/save-file'
import { LeftOutTable } from './LeftOutTable'
import { PayoutsTable } from './PayoutsTable'
import * as queries from './queries'
import { RetryPanel } from './RetryPanel'

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

const left = { shopId: 's2', shopName: 'Rang 4', reason: 'failed', available: 12, until: null } as queries.LeftOut

describe('a shop whose last payout came back', () => {
  it('is let through again by who may move money', async () => {
    const asked = vi.spyOn(queries, 'retry').mockResolvedValue()
    const onRetry = vi.fn()
    showScreen(<LeftOutTable leftOut={[left]} minimum={20} onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Verser de nouveau, Rang 4' }))
    expect(onRetry).toHaveBeenCalledWith(left)
    const onClose = vi.fn()
    showScreen(<RetryPanel shop={left} onClose={onClose} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'La banque avait fermé ce jour-là.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Permettre le prochain versement' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(asked).toHaveBeenCalledWith('s2', 'La banque avait fermé ce jour-là.')
  })

  it('is only named to who may not', () => {
    showScreen(<LeftOutTable leftOut={[left]} minimum={20} onRetry={undefined} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

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
