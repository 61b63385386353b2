import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import { MyAccess } from './MyAccess'
import * as queries from './queries'

const typeCode = (value: string) =>
  fireEvent.change(screen.getByLabelText(/Votre code à six chiffres/), { target: { value } })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Faire de nouveaux codes' })

it('new recovery codes take a code of the telephone and are shown once, to be kept', async () => {
  const renew = vi.spyOn(queries, 'renewRecovery').mockResolvedValue(['aaaaa-bbbbb', 'ccccc-ddddd'])
  showAtDesk(<MyAccess />)
  expect(screen.getByText(/Il vous reste 10.codes de secours/)).toBeTruthy()
  expect(submit().disabled).toBe(true)
  typeCode('123 456')
  fireEvent.click(submit())
  expect(await screen.findByText('ccccc-ddddd')).toBeTruthy()
  expect(renew.mock.lastCall?.[0]).toBe('123456')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vos codes de secours')
  const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer' })
  expect(goOn.disabled).toBe(true)
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  fireEvent.click(screen.getByRole('button', { name: 'Copier' }))
  await waitFor(() => expect(goOn.disabled).toBe(false))
  fireEvent.click(goOn)
  expect(screen.queryByText('ccccc-ddddd')).toBeNull()
  expect(submit()).toBeTruthy()
})

it('a wrong code is told, and the codes stay', async () => {
  vi.spyOn(queries, 'renewRecovery').mockRejectedValue(
    new ApiError(422, { code: 'wrong_code', detail: 'Ce code est erroné ou a déjà servi.' }),
  )
  showAtDesk(<MyAccess />)
  typeCode('000000')
  fireEvent.click(submit())
  expect(await screen.findByText('Ce code est erroné ou a déjà servi.')).toBeTruthy()
})
