import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { PlacePicker } from './PlacePicker'

const place = vi.fn()
const close = vi.fn()

function locating(locate: (yes: PositionCallback, no: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } })
}
const refusing = () => locating((_, no) => no({ code: 1 } as GeolocationPositionError))
const answering = (data: object[]) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data })))
function type(text: string) {
  const box = screen.getByLabelText('Ville ou code postal')
  fireEvent.change(box, { target: { value: text } })
  fireEvent.submit(screen.getByRole('form', { name: 'À partir d’où?' }))
}

beforeEach(() => {
  place.mockReset()
  close.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

describe('the choice of a place', () => {
  it('asks the browser at once', async () => {
    locating((yes) => yes({ coords: { latitude: 46.8, longitude: -71.2 } } as GeolocationPosition))
    renderOnSite(<PlacePicker onPlace={place} onClose={close} />)
    await waitFor(() => expect(place).toHaveBeenCalledExactlyOnceWith({ lat: 46.8, lon: -71.2 }))
  })

  it('takes a typed town when the browser refuses', async () => {
    refusing()
    answering([{ name: 'Kamouraska', region: 'Bas-Saint-Laurent', lat: 47.57, lon: -69.87 }])
    renderOnSite(<PlacePicker onPlace={place} onClose={close} />)
    await screen.findByText(/^Votre position n’est pas accessible/)
    type('kamouraska')
    await waitFor(() => expect(place).toHaveBeenCalledOnce())
    expect(place.mock.calls[0]?.[0]).toMatchObject({ lat: 47.57, lon: -69.87 })
  })

  it('says when nobody knows the place', async () => {
    refusing()
    answering([])
    renderOnSite(<PlacePicker onPlace={place} onClose={close} />)
    type('Nulle part')
    await screen.findByText(/^Nous ne connaissons pas cet endroit/)
    expect(place).not.toHaveBeenCalled()
  })

  it('closes without choosing', () => {
    refusing()
    renderOnSite(<PlacePicker onPlace={place} onClose={close} />)
    fireEvent.click(screen.getByRole('button', { name: 'Fermer le choix de l’endroit' }))
    expect(close).toHaveBeenCalledOnce()
  })
})
