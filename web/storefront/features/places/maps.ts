import { loadScript } from '@/lib/load-script'
import type { Position, Suggestion } from './place'

// What we use of the maps places library, and nothing of its widgets: they would bring styles and frames of their own.

interface Prediction {
  mainText?: { text: string } | null
  secondaryText?: { text: string } | null
  text: { text: string }
  toPlace(): {
    fetchFields(request: { fields: string[] }): Promise<unknown>
    location?: { lat(): number; lng(): number } | null
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
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await openLibrary(key)
  session ??= new AutocompleteSessionToken()
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: typed,
    includedPrimaryTypes: ['(regions)'],
    includedRegionCodes: ['ca'],
    language: 'fr-CA',
    region: 'ca',
    sessionToken: session,
  })
  return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [suggestionOf(placePrediction)] : []))
}

function suggestionOf(prediction: Prediction): Suggestion {
  return {
    name: prediction.mainText?.text ?? prediction.text.text,
    region: prediction.secondaryText?.text,
    locate: () => locate(prediction),
  }
}

async function locate(prediction: Prediction): Promise<Position | null> {
  session = undefined
  const place = prediction.toPlace()
  await place.fetchFields({ fields: ['location'] })
  return place.location ? { lat: place.location.lat(), lon: place.location.lng() } : null
}
