import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { asksToStay } from '@/desk/testing'
import { showAtDesk } from '@/operator/testing'
import { Bulletins } from './Bulletins'
import * as queries from './queries'

const bulletin: queries.Bulletin = {
  id: 'b1',
  title: 'Les colis des fêtes',
  body: '<p>Des retards.</p>',
  statuses: ['approved'],
  from: '2026-11-16',
  to: '2026-12-24',
  state: 'current',
  reads: 3,
  revision: 2,
  createdAt: '2026-11-16T15:00:00Z',
}
const old: queries.Bulletin = { ...bulletin, id: 'b2', title: 'La rentrée', statuses: [], state: 'withdrawn' }

const show = (data: queries.Bulletin[] = [bulletin, old]) =>
  showAtDesk(<Bulletins />, { answers: { '/v1/operator/bulletins': { data } } })

it('says for whom and when each is, and leaves one that was withdrawn alone', () => {
  show()
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('Boutiques\u00a0: ouvertes')
  expect(first?.textContent).toContain('Du 16 novembre 2026 au 24 décembre 2026')
  expect(second?.textContent).toContain('Toutes les boutiques')
  expect(within(second!).queryByRole('button')).toBeNull()
})

it('is edited as it was read, for shops that are chosen', async () => {
  const save = vi.spyOn(queries, 'saveBulletin').mockResolvedValue({} as never)
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Modifier/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Titre' }), { target: { value: 'Noël' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Suspendues' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’annonce' })))
  expect(save).toHaveBeenCalledExactlyOnceWith(
    {
      title: 'Noël',
      body: '<p>Des retards.</p>',
      statuses: ['approved', 'suspended'],
      from: '2026-11-16',
      to: '2026-12-24',
    },
    bulletin,
  )
})

it('shows a refusal at its field', async () => {
  const errors = [{ path: 'title', code: 'required', message: 'Ce champ est obligatoire.' }]
  vi.spyOn(queries, 'saveBulletin').mockRejectedValue(new ApiError(422, { code: 'invalid_input', errors }))
  show([])
  fireEvent.click(screen.getByRole('button', { name: 'Nouvelle annonce' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’annonce' })))
  expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
})

it('is withdrawn once one is sure', async () => {
  const withdraw = vi.spyOn(queries, 'withdrawBulletin').mockResolvedValue({} as never)
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Retirer/ }))
  const sure = within(screen.getByRole('dialog', { name: 'Retirer cette annonce?' }))
  await act(async () => fireEvent.click(sure.getByRole('button', { name: 'Retirer' })))
  expect(withdraw.mock.calls[0]?.[0]).toBe('b1')
})

it('is asked about before the page is left while it is being written', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Modifier/ }))
  expect(asksToStay()).toBe(false)
  fireEvent.change(screen.getByRole('textbox', { name: 'Titre' }), { target: { value: 'Noël' } })
  expect(asksToStay()).toBe(true)
})
