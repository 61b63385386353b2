import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DeskIcon } from '@/desk/DeskIcon'
import { MergeNotice } from '@/desk/MergeNotice'
import { useUnsaved } from '@/desk/use-unsaved'
import { formatDateTime, formatShortDate } from '@/lib/format-date'
import { Alert } from '@/ui/Alert'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { useDownload } from '@/ui/useDownload'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { Announcements } from './Announcements'
import { BodyEditor } from './BodyEditor'
import { FieldsEditor } from './FieldsEditor'
import { PreviewPane } from './PreviewPane'
import { Publication } from './Publication'
import { dropDraft, markRead, readFile, saveDraft, type TextDetail } from './queries'
import css from './TextPage.module.css'
import { useEditing, type Editing, type Parts } from './use-editing'

/** The editor of a text: its words beside its page, then how it is published. */
export function TextEditor({ text, onReset }: { text: TextDetail; onReset: () => void }) {
  const editing = useEditing(text)
  const leaving = useUnsaved(editing.unsaved)
  const [marks, setMarks] = useState(true)
  const { written, setWritten, shown } = editing
  return (
    <>
      {leaving}
      <TitleBar
        back={{ href: to('/textes'), label: t.title }}
        title={
          <>
            {text.title}{' '}
            {shown && shown.changes > 0 && <Badge tone="waiting">{t.preview.changes(shown.changes)}</Badge>}
          </>
        }
        lead={text.address}
        action={<Actions text={text} editing={editing} />}
      />
      <Conflict text={text} editing={editing} />
      <div className={css.halves}>
        <div className={css.left}>
          <FieldsEditor
            kind={text.kind}
            fields={written.fields}
            onChange={(fields) => setWritten({ ...written, fields })}
          />
          <BodyEditor
            body={written.body}
            onChange={(body) => setWritten({ ...written, body })}
            values={text.allValues}
            wordCount={shown?.words}
          />
        </div>
        <PreviewPane text={text} editing={editing} marks={marks} onMarks={setMarks} />
      </div>
      {editing.failure && <Alert kind="error" title={editing.failure} />}
      <DraftBar text={text} editing={editing} onReset={onReset} />
      <Publication text={text} editing={editing} />
      <Announcements id={text.id} />
    </>
  )
}

function Actions({ text, editing }: { text: TextDetail; editing: Editing }) {
  const { busy, download } = useDownload(t.failed)
  const reading = useMutation({
    mutationFn: () => markRead(text.id),
    onSuccess: async () => {
      toast('success', t.readDone)
      await editing.changed()
    },
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
  })
  return (
    <div className={css.actions}>
      {text.legal && text.readAt && (
        <span className={css.soft}>{t.readBy(text.readBy, formatShortDate(text.readAt))}</span>
      )}
      {text.legal && !text.readAt && (
        <Button size="s" variant="secondary" loading={reading.isPending} onClick={() => reading.mutate()}>
          {t.actions.read}
        </Button>
      )}
      <Button
        size="s"
        variant="secondary"
        loading={busy}
        onClick={() => void download(() => readFile(text.id), `${text.slug}.md`)}
      >
        <DeskIcon name="download" size="s" />
        {t.actions.file}
      </Button>
      {text.address && (
        <Button size="s" variant="secondary" href={text.address}>
          <DeskIcon name="eye" size="s" />
          {t.actions.see}
        </Button>
      )}
    </div>
  )
}

function Conflict({ text, editing }: { text: TextDetail; editing: Editing }) {
  const { merge, sending } = editing
  return <MergeNotice merge={merge} label={labelOf} saving={sending} onSave={() => keep(text, editing)} />
}

const labels: Partial<Record<keyof Parts, string>> = { ...t.parts, body: t.editor.body }
const labelOf = (part: keyof Parts) => labels[part] ?? t.parts.other

/** Keeps the draft as it is written. */
const keep = ({ id }: TextDetail, { run, written }: Editing) =>
  void run(
    (revision) => saveDraft(id, revision, written),
    () => toast('success', t.bar.kept),
  )

type DraftBarProps = { text: TextDetail; editing: Editing; onReset: () => void }

function DraftBar({ text, editing, onReset }: DraftBarProps) {
  const { unsaved, sending, run } = editing
  const sure = useModal()
  async function drop() {
    const body = <p>{t.bar.dropText}</p>
    const answer = await sure.open({ title: t.bar.dropTitle, body, confirmLabel: t.bar.drop })
    if (answer !== ACTION_CANCELLED) await run((revision) => dropDraft(text.id, revision), onReset)
  }
  return (
    <div className={css.bar}>
      <span className={css.soft} role="status">
        {text.draft && text.editedAt ? t.bar.saved(formatDateTime(text.editedAt)) : !unsaved && t.bar.public}
      </span>
      <span className={css.actions}>
        {text.draft && (
          <Button size="s" variant="link" disabled={sending} onClick={() => void drop()}>
            {t.bar.drop}
          </Button>
        )}
        <Button
          size="s"
          variant="secondary"
          disabled={!unsaved || !editing.merge.settled}
          loading={sending}
          onClick={() => keep(text, editing)}
        >
          {t.bar.save}
        </Button>
      </span>
      {sure.element}
    </div>
  )
}
