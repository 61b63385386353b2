import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { PlaceSearch } from './PlaceSearch'

const go = vi.fn()
beforeEach(() => void go.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
function locating(locate: (yes: PositionCallback, no: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } })
}
function search(text: string) {
  renderOnSite(<PlaceSearch onGo={go} />)
  fireEvent.change(screen.getByLabelText('Qu’est-ce qui se fait près de chez vous?'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }))
}
const gone = (url: string) => waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(url))

describe('the search by place', () => {
  it('sorts by distance from the place that was typed', async () => {
    const fetch = answering({
      data: [
        { lat: 47.5571, lon: -69.8672 },
        { lat: 1, lon: 1 },
      ],
    })
    search(' Kamouraska ')
    await gone('/recherche?sortBy=distance&lat=47.56&lon=-69.87')
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/v1/services/places?q=Kamouraska')
  })

  it.each([
    ['is unknown', { data: [] }, 200],
    ['cannot be asked for yet', { title: 'Not Found' }, 404],
  ])('searches for the words themselves when the place %s', async (_, body, status) => {
    answering(body, status)
    search('Saint-Loin')
    await gone('/recherche?q=Saint-Loin')
  })

  it('searches for the words when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    search('Gaspé')
    await gone('/recherche?q=Gasp%C3%A9')
  })

  it('suggests towns as one types, by mouse and by keyboard', async () => {
    answering({
      data: [
        { name: 'Kamouraska', region: 'Bas-Saint-Laurent', lat: 47.5571, lon: -69.8672 },
        { name: 'Saint-Pascal', region: 'Bas-Saint-Laurent', lat: 47.53, lon: -69.81 },
      ],
    })
    renderOnSite(<PlaceSearch onGo={go} />)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.change(field, { target: { value: 'G0L' } })
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Kamouraska, Bas-Saint-Laurent',
      'Saint-Pascal, Bas-Saint-Laurent',
    ])
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    await gone('/recherche?sortBy=distance&lat=47.56&lon=-69.87')
    expect(field.value).toBe('Kamouraska')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes the suggestions by Escape', async () => {
    answering({ data: [{ name: 'Gaspé', lat: 1, lon: 1 }] })
    renderOnSite(<PlaceSearch onGo={go} />)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'gas' } })
    await screen.findByRole('option')
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('goes nowhere with nothing typed', () => {
    search('  ')
    expect(go).not.toHaveBeenCalled()
  })

  it('sorts by distance from the visitor, to about a kilometre only', async () => {
    locating((yes) => yes({ coords: { latitude: 46.813878, longitude: -71.207981 } } as GeolocationPosition))
    renderOnSite(<PlaceSearch onGo={go} />)
    fireEvent.click(screen.getByRole('button', { name: 'Utiliser ma position' }))
    await gone('/recherche?sortBy=distance&lat=46.81&lon=-71.21')
  })

  it('offers to type a place when the position is refused', async () => {
    locating((_, no) => no({ code: 1 } as GeolocationPositionError))
    renderOnSite(<PlaceSearch onGo={go} />)
    fireEvent.click(screen.getByRole('button', { name: 'Utiliser ma position' }))
    await screen.findByText('Votre position n’est pas accessible. Écrivez plutôt une ville ou un code postal.')
    expect(go).not.toHaveBeenCalled()
  })
})
