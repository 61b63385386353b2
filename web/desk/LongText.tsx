import type { Ref } from 'react'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import css from './LongText.module.css'

type LongTextProps = {
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  /** How many characters were typed of how many, already in words. */
  count: (typed: number, max: number) => string
  help?: string
  error?: string | undefined
  placeholder?: string
  readOnly?: boolean
  autoFocus?: boolean
  hideLabel?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines with a limit, and how far one is from it. */
export function LongText({ label, value, onChange, max, count, help, error, hideLabel, ...area }: LongTextProps) {
  return (
    <div className={css.long}>
      <Field label={label} required error={error} {...(help && { help })} {...(hideLabel && { hideLabel })}>
        <TextArea
          {...area}
          className={css.area}
          maxLength={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <span className={css.count}>{count([...value].length, max)}</span>
    </div>
  )
}
