import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './SearchForm.module.css'

type SearchFormProps = {
  label: string
  help: string
  submit: string
  /** What is being searched for now. */
  value: string
  clear?: { label: string; href: string } | undefined
  onSearch: (typed: string) => void
}

/** A search box for a list. Set `key` to its value, so that it follows the address. */
export function SearchForm({ label, help, submit, value, clear, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(value)
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Field className={css.field} label={label} hideLabel>
        <TextInput
          size="s"
          type="search"
          icon="search"
          placeholder={help}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="s" variant="secondary">
        {submit}
      </Button>
      {clear && (
        <Button size="s" variant="link" href={clear.href}>
          {clear.label}
        </Button>
      )}
    </form>
  )
}
