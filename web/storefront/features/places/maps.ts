import { loadScript } from '@/lib/load-script'
import type { Position, Suggestion } from './place'
import type { Named } from './SuggestInput'

// What we use of the maps places library, and nothing of its widgets: they would bring styles and frames of their own.

interface AddressComponent {
  longText?: string | null
  shortText?: string | null
  types: string[]
}
interface Prediction {
  mainText?: { text: string } | null
  secondaryText?: { text: string } | null
  text: { text: string }
  toPlace(): {
    fetchFields(request: { fields: string[] }): Promise<unknown>
    location?: { lat(): number; lng(): number } | null
    addressComponents?: AddressComponent[] | null
  }
}
interface PlacesLibrary {
  AutocompleteSessionToken: new () => object
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: object): Promise<{ suggestions: { placePrediction?: Prediction | null }[] }>
  }
}
interface Maps {
  importLibrary(name: 'places'): Promise<PlacesLibrary>
}

const READY = 'mapsReady'

async function openLibrary(key: string): Promise<PlacesLibrary> {
  const page = window as unknown as { google?: { maps?: Maps } } & Record<string, unknown>
  if (!page.google?.maps) {
    const ready = new Promise<void>((resolve) => (page[READY] = resolve))
    const query = new URLSearchParams({
      key,
      libraries: 'places',
      language: 'fr-CA',
      region: 'CA',
      loading: 'async',
      callback: READY,
    })
    await loadScript(`https://maps.googleapis.com/maps/api/js?${query}`)
    await ready
  }
  return page.google!.maps!.importLibrary('places')
}

let session: object | undefined

/**
 * Towns and postal codes of Canada that a typed text may mean. What is typed and the place then chosen are one session
 * of the service; where a place is costs a call of its own, made only for the one chosen.
 */
export async function suggestFromMaps(key: string, typed: string): Promise<Suggestion[]> {
  return (await predict(key, typed, ['(regions)'])).map((prediction) => ({
    ...nameOf(prediction),
    locate: () => locate(prediction),
  }))
}

/** An address as the forms ask for it; what the library does not know is empty. */
export interface StreetAddress {
  address: string
  city: string
  province: string
  postalCode: string
}

export interface StreetSuggestion extends Named {
  /** The whole address, a call of its own; null when it is not known to its number and street. */
  complete(): Promise<StreetAddress | null>
}

/** Addresses of Canada that a typed street and number may mean. */
export async function suggestStreets(key: string, typed: string): Promise<StreetSuggestion[]> {
  return (await predict(key, typed, ['street_address', 'premise', 'subpremise'])).map((prediction) => ({
    ...nameOf(prediction),
    complete: () => complete(prediction),
  }))
}

async function predict(key: string, typed: string, includedPrimaryTypes: string[]): Promise<Prediction[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await openLibrary(key)
  session ??= new AutocompleteSessionToken()
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: typed,
    includedPrimaryTypes,
    includedRegionCodes: ['ca'],
    language: 'fr-CA',
    region: 'ca',
    sessionToken: session,
  })
  return suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
}

function nameOf({ mainText, secondaryText, text }: Prediction): Named {
  return { name: mainText?.text ?? text.text, region: secondaryText?.text }
}

async function locate(prediction: Prediction): Promise<Position | null> {
  session = undefined
  const place = prediction.toPlace()
  await place.fetchFields({ fields: ['location'] })
  return place.location ? { lat: place.location.lat(), lon: place.location.lng() } : null
}

async function complete(prediction: Prediction): Promise<StreetAddress | null> {
  session = undefined
  const place = prediction.toPlace()
  await place.fetchFields({ fields: ['addressComponents'] })
  const parts = place.addressComponents ?? []
  const part = (...types: string[]) =>
    types.flatMap((type) => parts.find((one) => one.types.includes(type)) ?? []).at(0) ?? {
      longText: '',
      shortText: '',
    }
  const [number, street] = [part('street_number').longText, part('route').longText]
  if (!number || !street) return null
  return {
    address: `${number}, ${street}`,
    city: part('locality', 'postal_town', 'administrative_area_level_3', 'sublocality').longText ?? '',
    province: part('administrative_area_level_1').shortText ?? '',
    postalCode: part('postal_code').longText ?? '',
  }
}
