import { useId, useState } from 'react'
import { t } from '#i18n/listing'
import { Radio } from '@/ui/Radio'
import { useLater } from '@/ui/useLater'
import { atAnyDistance, withinDistance } from './actions'
import css from './Filters.module.css'
import { DISTANCES, type ListingState } from './state'

const loadPicker = () => import('@/storefront/features/places/PlacePicker').then(({ PlacePicker }) => PlacePicker)

type DistanceFilterProps = { state: ListingState; onChange: (state: ListingState) => void }

/** How far the shop may be. The first choice asks from where. */
export function DistanceFilter({ state, onChange }: DistanceFilterProps) {
  const name = useId()
  const [placing, setPlacing] = useState<number | null>(null)
  const PlacePicker = useLater(placing !== null, loadPicker)
  const { within, lat, lon } = state
  const chosen = placing ?? within

  function choose(distance: number) {
    if (lat === null || lon === null) setPlacing(distance)
    else onChange(withinDistance(state, distance, { lat, lon }))
  }
  return (
    <div className={css.block} role="radiogroup" aria-labelledby={`${name}-title`}>
      <h2 className={css.title} id={`${name}-title`}>
        {t.distance.title}
      </h2>
      <Radio
        name={name}
        checked={chosen === null}
        onChange={() => {
          setPlacing(null)
          onChange(atAnyDistance(state))
        }}
        label={t.distance.any}
      />
      {DISTANCES.map((distance) => (
        <Radio
          key={distance}
          name={name}
          checked={chosen === distance}
          onChange={() => choose(distance)}
          label={t.distance.upTo(distance)}
        />
      ))}
      {placing !== null && PlacePicker && (
        <PlacePicker
          submit={t.distance.choose}
          onPlace={(position) => {
            setPlacing(null)
            onChange(withinDistance(state, placing, position))
          }}
          onClose={() => setPlacing(null)}
        />
      )}
    </div>
  )
}
