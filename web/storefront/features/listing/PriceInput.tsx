import { useState } from 'react'
import { t } from '#i18n/listing'
import { TextInput } from '@/ui/TextInput'
import css from './PriceFilter.module.css'
import { PRICE } from './state'

type PriceInputProps = { value: number; onCommit: (price: number) => void }

/** A whole number of dollars, written with its sign; anything but digits is overlooked when it is changed. */
export function PriceInput({ value, onCommit }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    const digits = (typed ?? '').replace(/[.,].*$/, '').replace(/\D/g, '')
    setTyped(null)
    const price = Math.min(Number(digits), PRICE.max)
    if (digits !== '' && price !== value) onCommit(price)
  }
  return (
    <TextInput
      className={css.figure}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? t.price.amount(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
