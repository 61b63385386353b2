import { useId, useState, type FormEvent } from 'react'
import { t } from '#i18n/account'
import { refusal } from '@/api/refusal'
import { required } from '@/lib/rules'
import type { Visitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { useDownload } from '@/ui/useDownload'
import { useModal } from '@/ui/useModal'
import { deleteAccount, fetchExport } from './calls'
import css from './YourData.module.css'

const words = t.data

type YourDataProps = { user: Visitor; onDeleted: () => void }

/** Exporting and deleting a person's data (Quebec's Law 25). */
export function YourData({ user, onDeleted }: YourDataProps) {
  const titleId = useId()
  return (
    <section className={css.data} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.heading}>
        {words.title}
      </h2>
      <div className={css.cards}>
        <Export userId={user.id} />
        <Deletion user={user} onDeleted={onDeleted} />
      </div>
    </section>
  )
}

function Export({ userId }: { userId: string }) {
  const { busy, download } = useDownload(t.settings.failed)
  async function save() {
    if (await download(() => fetchExport(userId), words.exportFile)) toast('success', words.exported)
  }
  return (
    <div className={css.card}>
      <h3>{words.exportTitle}</h3>
      <p className={css.text}>{words.exportText}</p>
      <Button size="s" variant="secondary" loading={busy} onClick={() => void save()}>
        {words.exportAction}
      </Button>
    </div>
  )
}

function Deletion({ user, onDeleted }: YourDataProps) {
  const modal = useModal()
  async function leave(password: string) {
    await deleteAccount(user.id, password)
    toast('success', words.deleted)
    onDeleted()
  }
  const ask = () =>
    modal.open({
      title: words.deleteConfirmTitle,
      body: (close) => <ConfirmDeletion onConfirm={(password) => leave(password).then(() => close(true))} />,
    })
  return (
    <div className={css.card}>
      <h3>{words.deleteTitle}</h3>
      <p className={css.text}>{words.deleteText}</p>
      <Button size="s" variant="secondary" onClick={() => void ask()}>
        {words.deleteAction}
      </Button>
      {modal.element}
    </div>
  )
}

function ConfirmDeletion({ onConfirm }: { onConfirm: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  async function confirm(event: FormEvent) {
    event.preventDefault()
    const missing = required(password)
    setError(missing)
    if (missing || sending) return
    setSending(true)
    try {
      await onConfirm(password)
    } catch (failure) {
      setError(refusal(failure) ?? t.settings.failed)
      setSending(false)
    }
  }
  return (
    <form noValidate className={css.confirm} onSubmit={(event) => void confirm(event)}>
      <p>{words.deleteConfirmText}</p>
      <Field label={t.security.password} error={error} required>
        <TextInput
          type="password"
          autoComplete="current-password"
          autoFocus
          maxLength={42}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" full loading={sending}>
        {words.deleteConfirmAction}
      </Button>
    </form>
  )
}
