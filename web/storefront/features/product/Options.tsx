import { useId } from 'react'
import { t } from '#i18n/product'
import { Picture } from '@/ui/Picture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Options.module.css'
import type { Photo, Product } from './types'
import type { Choice } from './use-variant'
import { stateOf, valuePhotos, type ValueState } from './variants'

type OptionsProps = { product: Product; choice: Choice }

/** One group of values per option. A value that is sold out or does not go with the others is struck, and says why. */
export function Options({ product, choice }: OptionsProps) {
  return product.options.map(({ name, values }) => {
    const photos = valuePhotos(product, name)
    const chosen = choice.selection[name]
    return (
      <fieldset key={name} className={css.option}>
        <legend className={css.legend}>
          {t.options.chosen(name)} <span className={css.chosen}>{chosen ?? t.options.none}</span>
        </legend>
        <div className={css.values}>
          {values.map((value) => (
            <Value
              key={value}
              group={name}
              value={value}
              photo={photos.get(value)}
              state={stateOf(product, choice.selection, name, value)}
              checked={chosen === value}
              onSelect={() => choice.select(name, value)}
            />
          ))}
        </div>
      </fieldset>
    )
  })
}

type ValueProps = {
  group: string
  value: string
  photo: Photo | undefined
  state: ValueState
  checked: boolean
  onSelect: () => void
}

function Value({ group, value, photo, state, checked, onSelect }: ValueProps) {
  const id = useId()
  return (
    <label className={css.value} data-state={state} htmlFor={id}>
      <input
        id={id}
        className={css.input}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onSelect}
      />
      {photo && (
        <span className={css.swatch}>
          <Picture className={css.image} thumbs={photo.thumbs} alt="" sizes="2rem" />
        </span>
      )}
      {value}
      {state !== 'available' && <VisuallyHidden>, {t.options[state]}</VisuallyHidden>}
    </label>
  )
}
