import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { AddressForm } from './AddressForm'

const ask = vi.fn()
const fetchFields = vi.fn(async () => undefined)
const part = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type] })
const prediction = {
  text: { text: '12 Rue du Quai, Kamouraska, QC, Canada' },
  mainText: { text: '12 Rue du Quai' },
  secondaryText: { text: 'Kamouraska, QC, Canada' },
  toPlace: () => ({
    fetchFields,
    addressComponents: [
      part('street_number', '12'),
      part('route', 'Rue du Quai'),
      part('locality', 'Kamouraska'),
      part('administrative_area_level_1', 'Québec', 'QC'),
      part('postal_code', 'G0L 1M0'),
    ],
  }),
}
const library = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: { fetchAutocompleteSuggestions: ask },
}

const show = (mapsKey: string) =>
  renderOnSite(<AddressForm address={undefined} kind="shipping" submit="Continuer" onDone={() => {}} />, {
    site: { mapsKey },
  })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (text: string) => fireEvent.change(field('Adresse'), { target: { value: text } })

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ suggestions: [{ placePrediction: prediction }] })
  vi.stubGlobal('google', { maps: { importLibrary: async () => library } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an address that is picked fills the other fields', async () => {
  show('a key')
  await screen.findByRole('combobox', { name: 'Adresse' })
  type('12 rue du q')
  fireEvent.click(await screen.findByRole('option', { name: '12 Rue du Quai, Kamouraska, QC, Canada' }))
  await waitFor(() => expect(field('Code postal').value).toBe('G0L 1M0'))
  expect([field('Adresse').value, field('Ville').value]).toEqual(['12, Rue du Quai', 'Kamouraska'])
  expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['addressComponents'] })
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ input: '12 rue du q', includedRegionCodes: ['ca'] })
})

test('what the library does not answer is typed by hand', async () => {
  ask.mockRejectedValue(new Error('refused'))
  show('a key')
  await screen.findByRole('combobox', { name: 'Adresse' })
  type('12, rue du Quai')
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(field('Adresse').value).toBe('12, rue du Quai')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('without a key the street is a plain field', () => {
  show('')
  expect(field('Adresse').getAttribute('role')).toBeNull()
})
