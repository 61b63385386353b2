import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteContext } from '@/site/site'
import { site } from '@/storefront/testing'
import { PlacePicker } from './PlacePicker'

const place = vi.fn()
const ask = vi.fn()
const fetchFields = vi.fn(async () => undefined)

/** The library as its script leaves it in the page. */
const library = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: { fetchAutocompleteSuggestions: ask },
}
const prediction = {
  text: { text: 'Kamouraska, QC, Canada' },
  mainText: { text: 'Kamouraska' },
  secondaryText: { text: 'QC, Canada' },
  toPlace: () => ({ fetchFields, location: { lat: () => 47.57, lng: () => -69.87 } }),
}

function show() {
  render(
    <SiteContext value={{ ...site, mapsKey: 'a key' }}>
      <QueryClientProvider client={new QueryClient()}>
        <PlacePicker onPlace={place} onClose={vi.fn()} />
      </QueryClientProvider>
    </SiteContext>,
  )
}
function type(text: string) {
  fireEvent.change(screen.getByLabelText('Ville ou code postal'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('form', { name: 'À partir d’où?' }))
}

beforeEach(() => {
  place.mockReset()
  ask.mockReset().mockResolvedValue({ suggestions: [{ placePrediction: prediction }] })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the choice of a place with the maps library', () => {
  it('loads nothing before something is typed, and asks our gazetteer when the script cannot load', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [{ name: 'Gaspé', lat: 48.83, lon: -64.48 }] }))
    const head = vi
      .spyOn(document.head, 'append')
      .mockImplementation((script) => (script as HTMLScriptElement).onerror?.('blocked'))
    show()
    expect(head).not.toHaveBeenCalled()
    type('gaspe')
    await waitFor(() => expect(place).toHaveBeenCalledExactlyOnceWith({ lat: 48.83, lon: -64.48 }))
    const [script] = head.mock.calls[0] as [HTMLScriptElement]
    expect(script.src).toMatch(
      /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?key=a\+key&libraries=places&language=fr-CA/,
    )
  })

  it('asks where a place is only once it is chosen, in the session of what was typed', async () => {
    vi.stubGlobal('google', { maps: { importLibrary: async () => library } })
    show()
    type('kamou')
    await waitFor(() => expect(place).toHaveBeenCalledExactlyOnceWith({ lat: 47.57, lon: -69.87 }))
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ input: 'kamou', includedRegionCodes: ['ca'], language: 'fr-CA' })
    expect(ask.mock.calls[0]?.[0].sessionToken).toBeInstanceOf(library.AutocompleteSessionToken)
    expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['location'] })
  })
})
