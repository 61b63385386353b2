import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from '#i18n/session'
import { all, email, NAME_MAX, password, personName, phone, required } from '@/lib/rules'
import { useSignIn } from '@/session/session-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { FormField, PhoneField } from '@/ui/form-fields'
import fields from '@/ui/form.module.css'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { markRefused } from '@/ui/mark-refused'
import { toast } from '@/ui/toast'
import { register as send, type NewCustomer } from './calls'
import { registrationFailure } from './failure'

const words = t.register
const asTyped = (typed: string) => typed

type Typed = NewCustomer & { accepted: boolean }
const blank: Typed = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  subscribeNewsletter: false,
  accepted: false,
}

type RegisterFormProps = {
  /** Filled in from the address of the page. */
  email?: string
  onSignedIn: () => void
  /** The account exists once the code sent by e-mail is typed. */
  onPending: () => void
}

/** A new account. Nothing can be sent before everything is filled and the conditions are accepted. */
export function RegisterForm({ email: given = '', onSignedIn, onPending }: RegisterFormProps) {
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { ...blank, email: given } })
  const { control, register, handleSubmit, setError, formState } = form
  const filled = useFilled(control)
  const signIn = useSignIn()
  const { mutate, isPending } = useMutation({
    mutationFn: async (typed: Typed) => {
      const { accepted: _, ...customer } = typed
      const opened = await send(customer)
      if (opened) await signIn(customer.email, customer.password)
      return opened
    },
    onSuccess: (opened) => {
      toast('success', words.created)
      if (opened) onSignedIn()
      else onPending()
    },
    onError: (failed) => {
      if (markRefused(failed, form)) return
      const { field = 'root', text } = registrationFailure(failed)
      setError(field, { message: text }, { shouldFocus: true })
    },
  })
  const line = { maxLength: NAME_MAX }
  return (
    <form noValidate className={fields.grid} onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}>
      <FormField
        control={control}
        name="firstName"
        label={words.firstName}
        rule={all(required, personName)}
        className={fields.half}
        input={{ ...line, autoComplete: 'given-name' }}
      />
      <FormField
        control={control}
        name="lastName"
        label={words.lastName}
        rule={all(required, personName)}
        className={fields.half}
        input={{ ...line, autoComplete: 'family-name' }}
      />
      <FormField
        control={control}
        name="email"
        label={t.email}
        rule={all(required, email)}
        input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
      />
      <PhoneField
        control={control}
        name="phone"
        label={words.phone}
        rule={all(required, phone)}
        input={{ autoComplete: 'tel-national' }}
      />
      <FormField
        control={control}
        name="password"
        label={words.password}
        help={words.passwordHelp}
        rule={all(required, password)}
        tidy={asTyped}
        input={{ type: 'password', autoComplete: 'new-password' }}
      />
      <div>
        <Checkbox label={<Conditions />} required {...register('accepted')} />
        <Checkbox label={words.newsletter} {...register('subscribeNewsletter')} />
      </div>
      {formState.errors.root?.message && <Alert kind="error">{formState.errors.root.message}</Alert>}
      <Button type="submit" full variant="secondary" disabled={!filled} loading={isPending}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Whether every field holds something and the conditions are accepted. */
function useFilled(control: ReturnType<typeof useForm<Typed>>['control']): boolean {
  const { subscribeNewsletter: _, accepted, ...typed } = useWatch({ control }) as Typed
  return accepted && Object.values(typed).every((value) => value.trim() !== '')
}

function Conditions() {
  const { before, terms, between, privacy, after } = words.accept
  return (
    <>
      {before}
      <Link className={layout.link} href="/conditions-generales-de-vente-et-utilisation" target="_blank">
        {terms}
      </Link>
      {between}
      <Link className={layout.link} href="/politique-de-confidentialite" target="_blank">
        {privacy}
      </Link>
      {after}
    </>
  )
}
