import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { AddressForm } from './AddressForm'

const towns = [
  { name: 'Kamouraska', region: 'Bas-Saint-Laurent', lat: 47.56, lon: -69.87 },
  { name: 'Kangirsuk', region: 'Nord-du-Québec', lat: 60.02, lon: -70.03 },
]
const done = vi.fn(async () => {})
const fetch = vi.fn(async (_address: string) => new Response(JSON.stringify({ data: towns })))

beforeEach(() => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
  renderOnSite(<AddressForm address={undefined} kind="shipping" submit="Continuer" onDone={done} />)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' })
const type = (text: string) => fireEvent.change(city(), { target: { value: text } })

test('the town is suggested as one types, and taken by the mouse or the keyboard', async () => {
  type('ka')
  const options = await screen.findAllByRole('option', { name: /, / })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Kamouraska, Bas-Saint-Laurent',
    'Kangirsuk, Nord-du-Québec',
  ])
  expect(fetch.mock.calls[0]?.[0]).toBe('/v1/services/places?q=ka')
  fireEvent.click(options[0]!)
  expect(city().value).toBe('Kamouraska')
  expect(screen.queryByRole('listbox')).toBeNull()

  type('kan')
  await screen.findByRole('option', { name: /^Kangirsuk/ })
  fireEvent.keyDown(city(), { key: 'ArrowUp' })
  fireEvent.keyDown(city(), { key: 'Enter' })
  expect(city().value).toBe('Kangirsuk')
})

test('a town that is not suggested is taken as it is typed', async () => {
  type('Katevale')
  await screen.findByRole('option', { name: /^Kamouraska/ })
  fireEvent.blur(city())
  expect(city().value).toBe('Katevale')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('towns of other provinces are not known, and none is suggested there', async () => {
  fireEvent.change(screen.getByLabelText('Province ou territoire'), { target: { value: 'ON' } })
  type('ka')
  fireEvent.change(screen.getByLabelText('Province ou territoire'), { target: { value: 'QC' } })
  expect(fetch).not.toHaveBeenCalled()
  type('kam')
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
})

test('what the server refuses stands under its field', async () => {
  const errors = [{ path: 'postalCode', message: 'Ce code postal n’existe pas.' }]
  done.mockRejectedValue(new ApiError(422, { detail: 'Certains champs sont à corriger.', errors }))
  const typed = { Prénom: 'Maude', Nom: 'Roy', Adresse: '1, le Quai', 'Code postal': 'G0L 1M0' }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Katevale')
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(await screen.findByText('Ce code postal n’existe pas.')).toBeTruthy()
  expect(screen.getByLabelText('Code postal').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
})
