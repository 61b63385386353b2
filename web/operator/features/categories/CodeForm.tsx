import { useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-categories'
import { refusal } from '@/api/refusal'
import { MergeNotice } from '@/desk/MergeNotice'
import { useMerge } from '@/desk/use-merge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Categories.module.css'
import { labelConflictOf, renameCode, useCodesChanged, type ShopCode } from './queries'

const words = t.codes

/** Calls a code that classes shops otherwise. */
export function CodeForm({ code: { code, label }, onDone }: { code: ShopCode; onDone: () => void }) {
  // What is typed is on top of the name as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState(label)
  const [typed, setTyped] = useState(label)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const changed = useCodesChanged()
  const merge = useMerge<{ label: string }>((parts) => setTyped(parts.label ?? ''))

  async function save() {
    setSending(true)
    setFailure(undefined)
    try {
      await renameCode(code, { label: typed, was: read })
      await changed()
      toast('success', words.saved(typed))
      onDone()
    } catch (error) {
      const first = labelConflictOf(error)
      if (!first) return setFailure(refusal(error) ?? t.notSaved)
      const theirs = { who: first.changedBy, at: first.changedAt ?? undefined, value: { label: first.label } }
      merge.meet({ label: read }, { label: typed }, theirs)
      setRead(first.label)
      await changed()
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <MergeNotice merge={merge} label={() => words.label} saving={sending} onSave={() => void save()} />
      <Field label={words.label} help={words.help(code)} error={failure}>
        <TextInput autoFocus value={typed} maxLength={60} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div className={css.foot}>
        <span className={css.end}>
          <Button size="s" variant="secondary" onClick={onDone}>
            {t.panel.cancel}
          </Button>
          <Button size="s" type="submit" loading={sending} disabled={!merge.settled}>
            {t.words.save}
          </Button>
        </span>
      </div>
    </form>
  )
}
