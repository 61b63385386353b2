import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DataTable, type Column } from './DataTable'
import { range, toggled } from './selection'
import { showScreen, signedIn } from './testing'

interface Order {
  id: string
  total: string
}
const rows: Order[] = ['RR-1', 'RR-2', 'RR-3', 'RR-4'].map((id) => ({ id, total: '10,00 $' }))
const columns: Column<Order>[] = [
  { key: 'reference', head: 'Référence', cell: ({ id }) => id },
  { key: 'total', head: 'Total', cell: ({ total }) => total, align: 'end', card: 'topEnd', sort: 'total' },
]

function Orders() {
  const [chosen, onChange] = useState(new Set<string>())
  return (
    <DataTable
      label="Commandes"
      columns={columns}
      rows={rows}
      id={({ id }) => id}
      href={({ id }) => `/commandes/${id}`}
      sort={{ value: '-total', href: (value) => `?tri=${value}` }}
      selection={{ chosen, onChange, nameOf: ({ id }) => id }}
      footer="4 commandes, 40,00 $"
    />
  )
}
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
const chosen = () =>
  within(screen.getByRole('table').querySelector('tbody')!)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).checked)

it('moves through the rows with J and K, and chooses with X and Shift X', () => {
  showScreen(signedIn(<Orders />).screen)
  press('j')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('RR-2')
  press('x')
  expect(chosen()).toEqual([false, true, false, false])
  press('j')
  press('j')
  press('X', true)
  expect(chosen()).toEqual([false, true, true, true])
  press('Escape')
  expect(chosen()).toEqual([false, false, false, false])
})

it('chooses all rows, leads each to its page and says how it is sorted', () => {
  showScreen(signedIn(<Orders />).screen)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tout choisir' }))
  expect(chosen()).toEqual([true, true, true, true])
  expect(screen.getByRole('link', { name: 'RR-2' }).getAttribute('href')).toBe('/commandes/RR-2')
  expect(screen.getByRole('columnheader', { name: /Total/ }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('link', { name: /Total/ }).getAttribute('href')).toBe('?tri=total')
})

it('a range goes from the nearest chosen row', () => {
  const selection = { chosen: new Set(['RR-1', 'RR-4']), onChange: () => {}, nameOf: ({ id }: Order) => id }
  expect(range(selection, rows, ({ id }) => id, rows[1]!)).toEqual(new Set(['RR-1', 'RR-4', 'RR-2']))
  expect(toggled(new Set(['RR-1']), 'RR-1')).toEqual(new Set())
})
