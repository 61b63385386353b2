import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from '#i18n/session'
import { refusal } from '@/api/refusal'
import { all, firstError, password as passwordRule, required, samePassword } from '@/lib/rules'
import { useSession } from '@/session/session-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import { resetPassword } from '@/session/forms/calls'
import { isDeadLink } from '@/session/forms/failure'
import css from './Sheet.module.css'
import { Sheet } from './Sheet'
import { useLinkToken } from './use-link-token'

const words = t.reset
const asTyped = (typed: string) => typed

/** A new password, opened by the link of the reset email. */
export function Reset() {
  const token = useLinkToken('jeton')
  const session = useSession()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => resetPassword(token, password),
    onSuccess: () => session.signOut(), // every session ended with the old password, this browser's too
  })
  if (isSuccess)
    return <End title={words.doneTitle} text={words.done} mark="check" label={t.toSignIn} href="/connexion" />
  if (!token || isDeadLink(error)) {
    return (
      <End
        title={words.deadTitle}
        text={words.dead}
        mark="alert"
        label={words.another}
        href="/recuperation-de-mot-de-passe"
      />
    )
  }
  return (
    <Sheet key="ask" title={words.title} text={words.text}>
      <NewPassword
        busy={isPending}
        failure={error && !isPending ? (refusal(error) ?? t.generic) : undefined}
        onDone={mutate}
      />
    </Sheet>
  )
}

type NewPasswordProps = { busy: boolean; failure: string | undefined; onDone: (password: string) => void }

function NewPassword({ busy, failure, onDone }: NewPasswordProps) {
  const { control, handleSubmit, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  })
  const typed = useWatch({ control, name: ['password', 'confirmation'] })
  const same = (value: string) => firstError(value, required, samePassword(getValues('password')))
  const input = { type: 'password', autoComplete: 'new-password' }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void handleSubmit(({ password }) => onDone(password))(event)}
    >
      <FormField
        control={control}
        name="password"
        label={words.password}
        help={words.passwordHelp}
        rule={all(required, passwordRule)}
        tidy={asTyped}
        input={input}
      />
      <FormField
        control={control}
        name="confirmation"
        label={words.confirmation}
        rule={same}
        tidy={asTyped}
        input={input}
      />
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button type="submit" disabled={typed.includes('')} loading={busy}>
        {words.submit}
      </Button>
    </form>
  )
}

type EndProps = { title: string; text: string; mark: 'check' | 'alert'; label: string; href: string }

/** Nothing is left to do here but to go on. */
export function End({ title, text, mark, label, href }: EndProps) {
  return (
    <Sheet key={title} title={title} text={text} mark={mark} news>
      <div className={css.actions}>
        <Button href={href}>{label}</Button>
      </div>
    </Sheet>
  )
}
