import { t } from '#i18n/places'
import { useSite } from '@/site/site'
import type { StreetSuggestion } from './maps'
import { SuggestInput, type SuggestInputProps } from './SuggestInput'

/**
 * A text field that suggests addresses of Canada when the operator has a key of the maps library. Without one, or when
 * the library does not answer, it is a plain field: our own list knows towns alone.
 */
export function StreetInput(props: SuggestInputProps<StreetSuggestion>) {
  const { mapsKey } = useSite()
  async function find(typed: string): Promise<StreetSuggestion[]> {
    try {
      const { suggestStreets } = await import('./maps')
      return await suggestStreets(mapsKey, typed)
    } catch {
      return []
    }
  }
  return <SuggestInput {...props} suggesting={mapsKey !== ''} label={t.streets} find={find} />
}
