import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setBase } from './address'
import { FilterBar } from './FilterBar'
import { showScreen, signedIn } from './testing'
import { useListState } from './use-list-state'

setBase('/regie')
const filters = [
  { name: 'etat', label: 'État', options: [{ value: 'late', label: 'en retard' }] },
  { name: 'ville', label: 'Ville' },
]

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
