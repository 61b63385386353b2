import { useState, type FormEvent } from 'react'
import { t } from '#i18n/report'
import { refusal } from '@/api/refusal'
import { useVisitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Modal } from '@/ui/Modal'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './ReportDialog.module.css'
import { sendReport, type Cause, type Proof, type Subject } from './send'

const MAX = 1000
const causes = Object.entries(t.causes).map(([value, label]) => ({ value, label }))

export interface ReportDialogProps {
  open: boolean
  subject: Subject
  proof: Proof | undefined
  onClose: () => void
}

/** Why something is reported, in a word of a list and a few of one's own. */
export function ReportDialog({ open, subject, proof, onClose }: ReportDialogProps) {
  const visitor = useVisitor()
  const [cause, setCause] = useState<Cause | ''>('')
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (cause === '') return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    setSending(true)
    setFailure(undefined)
    try {
      await sendReport(
        { ...subject, cause, text, email: email || (visitor?.email ?? ''), ...(website && { website }) },
        proof,
      )
      toast('success', t.sent)
      setCause('')
      setText('')
      setTried(false)
      onClose()
    } catch (error) {
      setFailure(refusal(error) ?? t.failed)
    } finally {
      setSending(false)
    }
  }
  return (
    <Modal open={open} onCancel={onClose} title={t.title[subject.kind]}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t.lead}</p>
        <Field label={t.cause} required error={tried && cause === '' ? t.missing : undefined}>
          <Select
            placeholder={t.choose}
            options={causes}
            value={cause}
            onChange={(event) => setCause(event.target.value as Cause)}
          />
        </Field>
        <Field label={t.text} optional>
          <TextArea maxLength={MAX} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {!visitor && (
          <Field label={t.email} help={t.emailHelp} optional>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        )}
        <div className={css.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {failure && <Alert kind="error">{failure}</Alert>}
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={sending}>
            {t.send}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
