import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { classNames } from '@/lib/class-names'
import { Button } from './Button'
import { DynamicField } from './DynamicField'
import css from './DynamicForm.module.css'
import { asSent, untouched, type DynamicFieldSpec, type FormValues } from './dynamic-field'
import grid from './form.module.css'

type DynamicFormProps = {
  /** What is asked, in order. */
  fields: readonly DynamicFieldSpec[]
  label: string
  submit: string
  /** Called with valid values only. May return error sentences to show under fields, by field name. */
  onSubmit: (values: FormValues, form: HTMLFormElement) => Promise<Record<string, string> | void>
  /** What some fields hold at first. */
  initial?: FormValues
  /** Stands before the button. */
  children?: ReactNode
}

/** A form described by data: each field is checked when it is left, and all of them before anything is sent. */
export function DynamicForm({ fields, label, submit, onSubmit, initial, children }: DynamicFormProps) {
  const { control, handleSubmit, setError, setFocus, formState } = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { ...Object.fromEntries(fields.map((field) => [field.name, untouched(field)])), ...initial },
  })

  async function send(values: FormValues, form: HTMLFormElement) {
    const sent = Object.fromEntries(
      fields.map((field) => [field.name, asSent(field, values[field.name] ?? untouched(field))]),
    )
    const refused = await onSubmit(sent, form)
    // What is said of no field of this form is left out: nobody could correct it, and nothing could be sent again.
    const marked = fields.filter(({ name }) => refused?.[name])
    for (const { name } of marked) setError(name, { message: refused![name]! })
    if (marked[0]) setFocus(marked[0].name)
  }

  return (
    <form
      noValidate
      className={css.form}
      aria-label={label}
      onSubmit={(event) => {
        const form = event.currentTarget
        void handleSubmit((values) => send(values, form))(event)
      }}
    >
      <div className={grid.grid}>
        {fields.map((field) => (
          <div key={field.name} className={classNames(field.params?.half && grid.half)}>
            <DynamicField field={field} control={control} />
          </div>
        ))}
      </div>
      {children}
      <div className={css.actions}>
        <Button type="submit" loading={formState.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
