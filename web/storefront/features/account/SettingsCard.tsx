import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { t } from '#i18n/account'
import { Button } from '@/ui/Button'
import type { TextInput } from '@/ui/TextInput'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './SettingsCard.module.css'

const words = t.settings

/** Comes with the first edit: most visits of an account change nothing. */
const SettingsForm = lazy(async () => ({ default: (await import('./SettingsForm')).SettingsForm }))

export type Settings = Record<string, string>

export interface SettingField {
  name: string
  label: string
  /** What the caller accepts; the other fields come along for rules that compare. */
  rule: (value: string, all: Settings) => string | undefined
  help?: string
  phone?: true
  /** Passwords are kept as typed, spaces included. */
  asTyped?: true
  input?: Partial<ComponentProps<typeof TextInput>>
}

export type SettingsCardProps = {
  label: string
  /** What is there now. */
  value: ReactNode
  fields: readonly SettingField[]
  initial: Settings
  /** Saves. A refusal is shown under the field it names, else above the buttons. */
  onSave: (settings: Settings) => Promise<void>
  /** The sentence for a refusal that deserves other words than the server's. */
  wordsFor?: (error: unknown) => { field: string; message: string } | undefined
  /** Something to say under the value, such as a change that waits for its confirmation. */
  notice?: ReactNode
}

/** One thing a person may change about themselves: seen, then edited in place with Enregistrer and Annuler. */
export function SettingsCard(props: SettingsCardProps) {
  const { label, value, notice } = props
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const view = (
    <div className={css.view}>
      <div className={css.what}>
        <p className={css.label}>{label}</p>
        <p className={css.value}>{value || words.none}</p>
      </div>
      <Button ref={edit} variant="link" size="s" onClick={() => setEditing(true)}>
        <span>
          {words.edit}
          <VisuallyHidden>{words.editOf(label)}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
  return (
    <section className={css.card} aria-label={label}>
      {editing ? (
        <Suspense fallback={view}>
          <SettingsForm {...props} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        view
      )}
      {notice}
    </section>
  )
}
