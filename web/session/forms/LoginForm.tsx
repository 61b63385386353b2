import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from '#i18n/session'
import { useSignIn } from '@/session/session-context'
import type { Visitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { FormField } from '@/ui/form-fields'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { toast } from '@/ui/toast'
import css from './forms.module.css'
import { loginFailure } from './failure'
import { rememberedUsername, rememberUsername } from './remembered'

const words = t.login
const anything = () => undefined
const asTyped = (typed: string) => typed

interface Credentials {
  email: string
  password: string
  remember: boolean
}

type LoginFormProps = {
  /** Filled in, unless an address is remembered on this device. */
  email?: string
  onSignedIn: (visitor: Visitor) => void
}

/** A known person signs in. Nothing can be sent before both fields are filled. */
export function LoginForm({ email: given = '', onSignedIn }: LoginFormProps) {
  const known = rememberedUsername()
  const { control, register, handleSubmit, setFocus } = useForm<Credentials>({
    defaultValues: { email: known ?? given, password: '', remember: known !== undefined },
  })
  const [email, password] = useWatch({ control, name: ['email', 'password'] })
  const signIn = useSignIn()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: Credentials) => signIn(typed.email.trim(), typed.password),
    onSuccess: (visitor, { email: used, remember }) => {
      rememberUsername(used.trim(), remember)
      toast('success', words.welcomeBack(visitor.firstName, visitor.lastName))
      onSignedIn(visitor)
    },
    onError: (failed) => {
      // The field is disabled while the form is sent: the focus waits until it no longer is.
      if (loginFailure(failed)) setTimeout(() => setFocus('password', { shouldSelect: true }))
      else toast('error', t.internal)
    },
  })
  const failure = isPending ? undefined : loginFailure(error)
  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}>
      <FormField
        control={control}
        name="email"
        label={t.email}
        rule={anything}
        input={{ type: 'email', autoComplete: 'username', maxLength: 254 }}
      />
      <FormField
        control={control}
        name="password"
        label={words.password}
        rule={anything}
        tidy={asTyped}
        input={{ type: 'password', autoComplete: 'current-password' }}
      />
      <div className={css.line}>
        <Checkbox label={words.remember} {...register('remember')} />
        <Link className={layout.link} href="/recuperation-de-mot-de-passe">
          {words.forgot}
        </Link>
      </div>
      {failure && (
        <Alert kind="error">
          {failure.text}{' '}
          {failure.canReset && (
            <Link className={layout.link} href="/recuperation-de-mot-de-passe">
              {words.reset}
            </Link>
          )}
        </Alert>
      )}
      <Button type="submit" full disabled={email.trim() === '' || password === ''} loading={isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
