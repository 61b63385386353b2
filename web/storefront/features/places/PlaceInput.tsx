import { t } from '#i18n/places'
import { usePlaceSource, type Suggestion } from './place'
import { SuggestInput, type SuggestInputProps } from './SuggestInput'

/** A text field that suggests towns for what is typed: the beginning of a name or of a postal code. */
export function PlaceInput(props: SuggestInputProps<Suggestion>) {
  return <SuggestInput {...props} label={t.label} find={usePlaceSource()} />
}
