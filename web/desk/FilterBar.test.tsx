import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setBase } from './address'
import { FilterBar } from './FilterBar'
import type { Filter } from './FilterPill'
import { showScreen, signedIn } from './testing'
import { useListState } from './use-list-state'

setBase('/regie')
const filters: Filter[] = [
  { name: 'etat', label: 'État', options: [{ value: 'late', label: 'en retard' }] },
  { name: 'ville', label: 'Ville' },
  { name: 'boutique', label: 'Boutique', options: [], find: (typed: string) => found(typed) },
]

const found = vi.fn<(typed: string) => Promise<{ value: string; label: string }[]>>()

function Bar() {
  const state = useListState('/commandes')
  return <FilterBar state={state} filters={filters} search={{ name: 'q', label: 'Chercher', hint: 'Dans la liste' }} />
}
function show(address: string) {
  const { screen: ui, asked } = signedIn(<Bar />, address)
  showScreen(ui)
  return asked
}

it('a set filter says its value and closes; the first page is shown again', () => {
  show('/commandes?etat=late&page=3')
  const pill = screen.getByRole('link', { name: 'Retirer le filtre État\u00a0: en retard' })
  expect(pill.getAttribute('href')).toBe('/regie/commandes')
})

it('an unset filter opens its values, and closes with Escape', () => {
  show('/commandes?q=rr')
  const opener = screen.getByRole('button', { name: 'État' })
  fireEvent.click(opener)
  expect(screen.getByRole('link', { name: 'en retard' }).getAttribute('href')).toBe('/regie/commandes?q=rr&etat=late')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener])
})

it('a filter without a list is typed', () => {
  const asked = show('/commandes')
  fireEvent.click(screen.getByRole('button', { name: 'Ville' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: ' Alma ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Appliquer' }))
  expect(asked).toEqual(['/regie/commandes?ville=Alma'])
})

it('the search keeps the filters, and everything can be cleared', () => {
  const asked = show('/commandes?etat=late')
  fireEvent.change(screen.getByLabelText('Chercher'), { target: { value: 'tasse' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(asked).toEqual(['/regie/commandes?etat=late&q=tasse'])
  expect(screen.getByRole('link', { name: 'Tout effacer' }).getAttribute('href')).toBe('/regie/commandes')
})

it('a search of values says when it fails, and can be made again', async () => {
  found
    .mockReset()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([{ value: 's1', label: 'Face B' }])
  show('/commandes')
  fireEvent.click(screen.getByRole('button', { name: 'Boutique' }))
  expect(screen.getByRole('status').textContent).toBe('Chargement…')
  expect(await screen.findByText('La recherche n’a pas pu se faire.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('link', { name: 'Face B' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('1\u00a0choix')
})

it('what a search found stays in sight until the next answer', async () => {
  found
    .mockReset()
    .mockResolvedValueOnce([{ value: 's1', label: 'Face B' }])
    .mockReturnValue(new Promise(() => {}))
  show('/commandes')
  fireEvent.click(screen.getByRole('button', { name: 'Boutique' }))
  await screen.findByRole('link', { name: 'Face B' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Boutique' }), { target: { value: 'at' } })
  await waitFor(() => expect(found).toHaveBeenLastCalledWith('at'))
  expect(screen.getByRole('link', { name: 'Face B' })).toBeTruthy()
})
