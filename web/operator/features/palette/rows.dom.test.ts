import { beforeEach, expect, it } from 'vitest'
import type { components } from '@/api/schema'
import { setBase } from '@/desk/address'
import type { Found } from './queries'
import { markOf, rowsOf, type Action } from './rows'

beforeEach(() => setBase('/regie'))
const found = (kind: Found['kind'], id: string, exact = false): Found => ({
  kind,
  id,
  title: `Tremblay ${id}`,
  detail: '',
  state: '',
  exact,
})
const actions: Action[] = [{ title: 'Aller à Journal', icon: 'book', href: '/regie/journal' }]
const shape = (groups: ReturnType<typeof rowsOf>) => groups.map(({ label, rows }) => [label, rows.length])

it('groups what was found, leaves out empty groups and shows nine rows at most', () => {
  const many = Array.from({ length: 7 }, (_, n) => found('person', String(n)))
  expect(shape(rowsOf([...many, found('shop', 's'), found('shop', 't'), found('shop', 'u')], actions, 'trem'))).toEqual(
    [
      ['Personnes', 7],
      ['Boutiques', 2],
    ],
  )
})

it('what was typed whole comes first', () => {
  const groups = rowsOf([found('person', 'p'), found('order', 'a'), found('order', 'b', true)], actions, 'RR-1')
  expect(groups.map(({ label }) => label)).toEqual(['Commandes', 'Personnes'])
  expect(groups[0]!.rows.map(({ href }) => href)).toEqual(['/regie/commandes/b', '/regie/commandes/a'])
})

it('a product opens in the list that finds it', () => {
  const [group] = rowsOf([found('product', 'p1')], [], 'trem')
  expect(group!.rows[0]!.href).toBe('/regie/produits?cherche=Tremblay%20p1&ouvre=p1')
})

it('goes to a screen by its name, without its accents', () => {
  expect(shape(rowsOf([], actions, 'JOURN'))).toEqual([['Faire', 1]])
})

it('marks what was typed, whatever its accents', () => {
  expect(markOf('Véronique Tremblay', 'vero')).toEqual(['', 'Véro', 'nique Tremblay'])
  expect(markOf('Tasse', 'bol')).toEqual(['Tasse', '', ''])
})

it('says in words where each shop stands', () => {
  const words: Record<components['schemas']['ModerationListedShop']['status'], string> = {
    draft: 'En attente',
    changes_requested: 'À corriger',
    refused: 'Refusée',
    approved: 'Ouverte',
    suspended: 'Suspendue',
    closed: 'Fermée',
  }
  for (const [state, word] of Object.entries(words)) {
    expect(rowsOf([{ ...found('shop', 's'), state }], [], 'trem')[0]!.rows[0]!.state).toBe(word)
  }
})
