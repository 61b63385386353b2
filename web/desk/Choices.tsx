import { useId } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Choices.module.css'

export interface Choice<V extends string> {
  value: V
  label: string
  /** Beside the label; of a choice that is not possible, why it is not. */
  detail?: string
  disabled?: boolean
}

type ChoicesProps<V extends string> = {
  label: string
  choices: readonly Choice<V>[]
  value: V
  onChange: (value: V) => void
  /** Side by side in one bar, for two or three short words. */
  bar?: boolean
}

/** One of a few. What is not possible stays, greyed, with its reason. */
export function Choices<V extends string>({ label, choices, value, onChange, bar }: ChoicesProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={bar ? css.bar : css.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(choice.disabled && css.off)}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <b>{choice.label}</b> {choice.detail && <small>{choice.detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
