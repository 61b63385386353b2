import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-people'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import { Panel } from '@/desk/Panel'
import { formatDateTime } from '@/lib/format-date'
import { useMay } from '@/operator/me-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import css from './people.module.css'
import { useFileChanged, writeNote, type PersonFile } from './queries'

const MAX = 2000

/** What operators wrote about a person for each other. */
export function Notes({ file }: { file: PersonFile }) {
  const may = useMay('people.act')
  return (
    <Panel title={t.notes.title}>
      {file.notes.length === 0 && <p className={css.soft}>{t.notes.none}</p>}
      <ul className={css.notes}>
        {file.notes.map(({ id, text, operatorName, at }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <p className={css.soft}>{t.notes.by(operatorName, formatDateTime(at))}</p>
          </li>
        ))}
      </ul>
      {may && <NoteForm file={file} />}
    </Panel>
  )
}

function NoteForm({ file }: { file: PersonFile }) {
  const [text, setText] = useState('')
  const changed = useFileChanged(file.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => writeNote(file.id, text),
    onSuccess: async (fresh) => {
      setText('')
      await changed(fresh)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') mutate()
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <LongText label={t.notes.label} value={text} onChange={setText} max={MAX} count={t.notes.count} />
      {error && <Alert kind="error" title={refusal(error) ?? t.notSaved} />}
      <Button type="submit" size="s" variant="secondary" loading={isPending} disabled={text.trim() === ''}>
        {t.notes.submit}
      </Button>
    </form>
  )
}
