import type { ReactNode } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { required } from '@/lib/rules'
import panel from '@/desk/Panel.module.css'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/form-fields'
import css from './Money.module.css'

type PasswordFormProps<F extends { password: string }> = {
  form: UseFormReturn<F>
  words: { title: string; lead: string; password: string; note?: string }
  submit: string
  sending: boolean
  onSubmit: (body: F) => void
  /** The fields before the password. */
  children?: ReactNode
}

/** A change of where money goes, which asks for the password again. */
export function PasswordForm<F extends { password: string }>(props: PasswordFormProps<F>) {
  const { form, words, submit, sending, onSubmit, children } = props
  const { root } = form.formState.errors
  return (
    <form
      noValidate
      className={css.bank}
      aria-label={words.title}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <p className={panel.soft}>{words.lead}</p>
      {children}
      <FormField
        control={form.control}
        name={'password' as FieldPath<F>}
        label={words.password}
        rule={required}
        tidy={(typed) => typed}
        input={{ type: 'password', autoComplete: 'current-password' }}
      />
      {root?.message && <Alert kind="error" title={root.message} />}
      {words.note && <p className={panel.soft}>{words.note}</p>}
      <Button type="submit" loading={sending}>
        {submit}
      </Button>
    </form>
  )
}
