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
import { addType, editType, typeConflictOf, useTreeChanged, type TypeState, type VariantType } from './queries'

const words = t.words
const split = (typed: string) =>
  typed
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

/** Writes a word of options, or another in its place. */
export function TypeForm({ type, onDone }: { type?: VariantType; onDone: () => void }) {
  // What is typed is on top of the word as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState<TypeState>({ name: type?.name ?? '', hidden: type?.hidden ?? false })
  const [typed, setTyped] = useState(read)
  const [values, setValues] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const changed = useTreeChanged()
  const set = (parts: Partial<TypeState>) => setTyped((old) => ({ ...old, ...parts }))
  const merge = useMerge<TypeState>(set)

  async function save(word: TypeState) {
    setSending(true)
    setFailure(undefined)
    try {
      const added = split(values)
      await (type
        ? editType(type.id, { ...word, was: read, values: added })
        : addType({ name: word.name, values: added }))
      await changed()
      toast('success', words.saved(word.name))
      onDone()
    } catch (error) {
      const first = typeConflictOf(error)
      if (!first) return setFailure(refusal(error) ?? t.notSaved)
      merge.meet(read, word, { who: first.changedBy, at: first.changedAt ?? undefined, value: first.type })
      setRead(first.type)
      await changed()
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(typed)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <MergeNotice merge={merge} label={(part) => words[part]} saving={sending} onSave={() => void save(typed)} />
      <Field label={words.name} error={failure}>
        <TextInput
          autoFocus
          value={typed.name}
          maxLength={60}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={words.addValues} help={words.valuesHelp} optional>
        <TextInput value={values} onChange={(event) => setValues(event.target.value)} />
      </Field>
      <div className={css.foot}>
        {type && (
          <Button
            size="s"
            variant="link"
            disabled={sending || !merge.settled}
            onClick={() => void save({ ...typed, hidden: !read.hidden })}
          >
            {read.hidden ? words.show : words.hide}
          </Button>
        )}
        <span className={css.end}>
          <Button size="s" variant="secondary" onClick={onDone}>
            {t.panel.cancel}
          </Button>
          <Button size="s" type="submit" loading={sending} disabled={!merge.settled}>
            {words.save}
          </Button>
        </span>
      </div>
    </form>
  )
}
