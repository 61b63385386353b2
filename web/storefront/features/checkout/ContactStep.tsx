import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '#i18n/checkout'
import { all, email, phone, required } from '@/lib/rules'
import { Button } from '@/ui/Button'
import { FormField, PhoneField } from '@/ui/form-fields'
import { signInLink } from '@/storefront/session/return-path'
import type { Visitor } from '@/session/visitor'
import css from './ContactStep.module.css'
import type { Contact } from './types'

const words = t.contact

type ContactStepProps = {
  contact: Contact | undefined
  /** A customer who left no phone gives one; everything else is known. */
  visitor: Visitor | null
  /** An account may be created at the end. */
  accountLater: boolean
  onDone: (contact: Contact) => void
}

/** A guest leaves an address to write to and a number to call, or signs in. */
export function ContactStep({ contact, visitor, accountLater, onDone }: ContactStepProps) {
  const { control, handleSubmit } = useForm<Contact>({
    mode: 'onTouched',
    defaultValues: { email: visitor?.email ?? contact?.email ?? '', phone: contact?.phone ?? '' },
  })
  const phoneField = (
    <PhoneField
      control={control}
      name="phone"
      label={words.phone}
      help={words.phoneHelp}
      rule={all(required, phone)}
      input={{ autoComplete: 'tel-national' }}
    />
  )
  const submit = (event: FormEvent) => void handleSubmit(onDone)(event)
  if (visitor) {
    return (
      <form noValidate className={css.form} onSubmit={submit}>
        {phoneField}
        <div>
          <Button type="submit">{words.submitPhone}</Button>
        </div>
      </form>
    )
  }
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h3>{words.newCustomer}</h3>
        <p className={css.text}>{accountLater ? words.newCustomerAccountText : words.newCustomerText}</p>
        <form noValidate className={css.form} onSubmit={submit}>
          <FormField
            control={control}
            name="email"
            label={words.email}
            help={words.emailHelp}
            rule={all(required, email)}
            input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          />
          {phoneField}
          <Button type="submit" full>
            {words.submit}
          </Button>
        </form>
      </section>
      <section className={css.card}>
        <h3>{words.returning}</h3>
        <p className={css.text}>{words.returningText}</p>
        <Button variant="secondary" full href={signInLink('/panier')}>
          {words.signIn}
        </Button>
      </section>
    </div>
  )
}
