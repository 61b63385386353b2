import { useId, useState } from 'react'
import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import { FieldError } from './FieldError'
import { Icon } from './Icon'
import css from './QuantityInput.module.css'

type QuantityInputProps = {
  value: number
  /** Called with every whole number typed or stepped to, also outside the bounds: the caller decides. */
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  label?: string
  size?: 'm' | 's'
  disabled?: boolean
  /** Why the quantity is too large, in place of the plain limit. */
  aboveMax?: string
}

/** Typing is capped at two characters; larger amounts up to `max` are reached by steps. */
const TYPED_CHARACTERS = 2

/** A number with a minus and a plus. Outside the bounds it turns red and a sentence says the limit. */
export function QuantityInput(props: QuantityInputProps) {
  const {
    value,
    onChange,
    min = 1,
    max = 1000,
    step = 1,
    label = t.quantity.label,
    size = 'm',
    disabled,
    aboveMax,
  } = props
  const [draft, setDraft] = useState<string | null>(null)
  const errorId = useId()
  const error = value > max && aboveMax ? aboveMax : boundsError(value, min, max)

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, TYPED_CHARACTERS)
    setDraft(digits)
    if (digits !== '') onChange(Number(digits))
  }
  function move(by: number) {
    setDraft(null)
    onChange(Math.min(max, Math.max(min, value + by)))
  }

  return (
    <div>
      <div
        className={classNames(css.quantity, size === 's' && css.s, error !== undefined && css.outside)}
        role="group"
        aria-label={label}
      >
        <button
          type="button"
          aria-label={t.quantity.less}
          disabled={disabled || value <= min}
          onClick={() => move(-step)}
        >
          <Icon name="minus" size="xs" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_CHARACTERS}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          aria-label={t.quantity.more}
          disabled={disabled || value >= max}
          onClick={() => move(step)}
        >
          <Icon name="plus" size="xs" />
        </button>
      </div>
      <div aria-live="polite">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </div>
  )
}

function boundsError(value: number, min: number, max: number): string | undefined {
  if (value < min) return t.quantity.belowMin(min)
  if (value > max) return t.quantity.aboveMax(max)
  return undefined
}
