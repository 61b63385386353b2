import { useRef, useState, type FormEvent } from 'react'
import { sellerEmail } from '@/lib/rules'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { sellerAddress } from './seller-address'
import css from './SignUp.module.css'
import type { Words } from './types'

/** One e-mail, carried to the seller space. It is a plain form too, for a browser without scripts. */
export function StartForm({ words }: { words: Words['start'] }) {
  const { sellerUrl } = useSite()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function submit(submission: FormEvent) {
    submission.preventDefault()
    const address = email.trim()
    if (sellerEmail(address)) {
      setError(words.invalid)
      field.current?.focus()
      return
    }
    window.location.assign(sellerAddress(sellerUrl, address))
  }

  return (
    <form noValidate action={sellerUrl} onSubmit={submit} className={css.form}>
      <Field label={words.email} error={error} required className={css.field}>
        <TextInput
          ref={field}
          type="email"
          name="courriel"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(change) => {
            setEmail(change.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit">{words.button}</Button>
    </form>
  )
}
