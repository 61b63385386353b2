import { useState } from 'react'
import { t } from '#i18n/seller-products'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './ProductList.module.css'

/** Reads what was typed: the number, or the sentence that says what is wrong. */
export type Read = (typed: string) => number | string

const numberOf = (typed: string) =>
  typed.trim() === ''
    ? NaN
    : Number(
        typed
          .replace(/[\s\u00a0%]/g, '')
          .replace(',', '.')
          .replace('\u2212', '-'),
      )

export const stockRule: Read = (typed) => {
  const units = numberOf(typed)
  return Number.isInteger(units) && units >= 0 && units <= 1_000_000 ? units : t.bulk.wrongStock
}

export const percentRule: Read = (typed) => {
  const percent = numberOf(typed)
  return percent >= -90 && percent <= 1000 && Math.round(percent * 100) !== 0 ? percent : t.bulk.wrongPercent
}

type NumberQuestionProps = { label: string; help: string; read: Read; onDone: (answer: number) => void }

/** One number, asked in a dialog. */
export function NumberQuestion({ label, help, read, onDone }: NumberQuestionProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className={css.question}
      onSubmit={(event) => {
        event.preventDefault()
        const answer = read(typed)
        if (typeof answer === 'number') onDone(answer)
        else setError(answer)
      }}
    >
      <Field label={label} help={help} error={error} required>
        <TextInput
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit">{t.bulk.apply}</Button>
    </form>
  )
}
