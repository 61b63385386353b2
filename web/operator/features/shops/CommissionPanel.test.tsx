import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { CommissionPanel } from './CommissionPanel'
import * as queries from './queries'

const record = {
  shop: { id: 's1' },
  commission: { ordinaryPercent: 10, agreements: [] },
} as unknown as queries.ShopRecord

it('what the server refuses of an agreement stands at its field', async () => {
  const errors = [{ path: 'months', message: 'De 1 à 12 mois.' }]
  vi.spyOn(queries, 'setRate').mockRejectedValue(
    new ApiError(422, { detail: 'Certains champs sont à corriger.', errors }),
  )
  showAtDesk(<CommissionPanel record={record} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('Taux, en %'), { target: { value: '5' } })
  fireEvent.change(screen.getByLabelText('Raison'), { target: { value: 'Une entente.' } })
  fireEvent.click(screen.getByRole('button', { name: /Fixer la commission à 5/ }))
  const said = await screen.findByText('De 1 à 12 mois.')
  expect(screen.getByLabelText('Pendant combien de mois').getAttribute('aria-describedby')).toBe(said.id)
  expect(screen.getByRole('alert').textContent).toBe('Certains champs sont à corriger.')
})
