import type { FormEvent } from 'react'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import css from './WordsForm.module.css'

type WordsFormProps = {
  /** Where the form leads before the page's code has arrived. */
  action: string
  words: string
  label: string
  placeholder: string
  button: string
  onWords: (words: string) => void
}

/** Narrows one listing by words. */
export function WordsForm({ action, words, label, placeholder, button, onWords }: WordsFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onWords(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <form className={css.form} role="search" aria-label={label} action={action} method="get" onSubmit={submit}>
      <Field className={css.field} label={label} hideLabel>
        <TextInput
          type="search"
          name="q"
          icon="search"
          placeholder={placeholder}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  )
}
