import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as calls from './queries'
import { SavedViews } from './SavedViews'

function Page() {
  return <SavedViews list="orders" path="/commandes" state={useListState('/commandes')} />
}
const late: calls.View = { id: 'v1', list: 'orders', name: 'Retards', query: 'etat=late&province=QC' }
const show = (address: string, views: calls.View[]) =>
  showAtDesk(<Page />, { address, answers: { '/v1/operator/views?list=orders': { data: views } } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('the filters on screen are kept under a name, whatever page one reads', async () => {
  const keep = vi
    .spyOn(calls, 'keepView')
    .mockRejectedValueOnce(
      new ApiError(422, { errors: [{ path: 'name', message: 'Vous avez déjà une vue de ce nom.' }] }),
    )
    .mockResolvedValue()
  show('/commandes?province=QC&etat=late&page=3', [])
  await press('Garder cette vue')
  const field = screen.getByLabelText('Nom de la vue')
  expect(field).toBe(document.activeElement)
  fireEvent.change(field, { target: { value: ' Retards ' } })
  await press('Enregistrer')
  expect(screen.getByText('Vous avez déjà une vue de ce nom.')).toBeTruthy()
  const kept = { ...late, name: 'Retards' }
  vi.stubGlobal('fetch', async () => Response.json({ data: [kept] }))
  await press('Enregistrer')
  expect((await screen.findByRole('link', { name: 'Retards' })).getAttribute('aria-current')).toBe('page')
  expect(keep).toHaveBeenLastCalledWith({ list: 'orders', name: 'Retards', query: 'etat=late&province=QC' })
  expect(screen.queryByLabelText('Nom de la vue')).toBeNull()
})

it('a kept view is a tab, which is renamed and removed while it is shown', async () => {
  const rename = vi.spyOn(calls, 'renameView').mockResolvedValue()
  const drop = vi.spyOn(calls, 'dropView').mockResolvedValue()
  vi.stubGlobal('fetch', async () => Response.json({ data: [late] }))
  show('/commandes?province=QC&etat=late', [late])
  const tab = screen.getByRole('link', { name: 'Retards' })
  expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual([
    '/regie/commandes?etat=late&province=QC',
    'page',
  ])
  await press('Renommer la vue Retards')
  fireEvent.change(screen.getByLabelText('Nom de la vue'), { target: { value: 'En retard' } })
  fireEvent.submit(screen.getByLabelText('Nom de la vue'))
  await act(async () => {})
  expect(rename).toHaveBeenCalledWith('v1', 'En retard')
  await press('Retirer la vue Retards')
  expect(drop).toHaveBeenCalledWith('v1')
})

it('a list without filters and without views shows nothing', () => {
  const { container } = show('/commandes?page=2', [])
  expect(container.textContent).toBe('')
})
