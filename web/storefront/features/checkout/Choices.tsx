import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/Icon'
import css from './Choices.module.css'

export interface Choice {
  id: string
  title: ReactNode
  detail?: string
  disabled?: boolean
}

type ChoicesProps = {
  legend: string
  icon: IconName
  choices: readonly Choice[]
  chosen: string
  onChoose: (id: string) => void
}

/** One of several things that were kept, each in a box of its own; the whole box is the target. */
export function Choices({ legend, icon, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{legend}</legend>
      {choices.map(({ id, title, detail, disabled }) => (
        <label key={id} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            disabled={disabled}
            onChange={() => onChoose(id)}
          />
          <span className={css.text}>
            {title}
            {detail && <small>{detail}</small>}
          </span>
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  )
}
