import { useForm } from 'react-hook-form'
import { t } from '#i18n/checkout'
import { all, email, phone, required } from '@/lib/rules'
import { Button } from '@/ui/Button'
import { FormField, PhoneField } from '@/ui/form-fields'
import css from './ContactStep.module.css'
import type { Contact } from './types'

const words = t.contact

type ContactStepProps = {
  contact: Contact | undefined
  /** An account may be created at the end. */
  accountLater: boolean
  onDone: (contact: Contact) => void
}

/** A guest leaves an address to write to and a number to call, or signs in. */
export function ContactStep({ contact, accountLater, onDone }: ContactStepProps) {
  const { control, handleSubmit } = useForm<Contact>({
    mode: 'onTouched',
    defaultValues: contact ?? { email: '', phone: '' },
  })
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h3>{words.newCustomer}</h3>
        <p className={css.text}>{accountLater ? words.newCustomerAccountText : words.newCustomerText}</p>
        <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(onDone)(event)}>
          <FormField
            control={control}
            name="email"
            label={words.email}
            help={words.emailHelp}
            rule={all(required, email)}
            input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          />
          <PhoneField
            control={control}
            name="phone"
            label={words.phone}
            help={words.phoneHelp}
            rule={all(required, phone)}
            input={{ autoComplete: 'tel-national' }}
          />
          <Button type="submit" full>
            {words.submit}
          </Button>
        </form>
      </section>
      <section className={css.card}>
        <h3>{words.returning}</h3>
        <p className={css.text}>{words.returningText}</p>
        <Button variant="secondary" full href="/connexion?retour=%2Fpanier">
          {words.signIn}
        </Button>
      </section>
    </div>
  )
}
