import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-replies'
import { t as ui } from '#i18n/ui'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import { MergeNotice } from '@/desk/MergeNotice'
import panel from '@/desk/Panel.module.css'
import { useMerge } from '@/desk/use-merge'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './replies.module.css'
import { NAME_MAX, replyConflictOf, saveReply, TEXT_MAX, type Fields, type Reply } from './queries'

/** Writes a reply, or another in its place. */
export function ReplyForm({ shopId, reply, onDone }: { shopId: string; reply: Reply; onDone: () => void }) {
  const invalidate = useInvalidate()
  const changed = () => invalidate([`/seller/shops/${shopId}/replies`])
  // What is typed is on top of the reply as it was read, whatever is read again meanwhile.
  const [read, setRead] = useState<Fields>({ name: reply.name, text: reply.text })
  const [{ name, text }, setTyped] = useState(read)
  const set = (parts: Partial<Fields>) => setTyped((old) => ({ ...old, ...parts }))
  const merge = useMerge<Fields>(set)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const written = { id: reply.id, name: name.trim(), text: text.trim() }
      return reply.id ? saveReply(shopId, written, read) : saveReply(shopId, written)
    },
    onSuccess: async () => {
      toast('success', t.saved)
      onDone()
      await changed()
    },
    onError: (refused) => {
      const first = replyConflictOf(refused)
      if (!first) return
      merge.meet(read, { name, text }, { who: '', at: first.changedAt, value: first.reply })
      setRead(first.reply)
      void changed()
    },
  })
  const missing = (value: string) => (tried && value.trim() === '' ? ui.rules.required : undefined)

  function save() {
    setTried(true)
    if (name.trim() && text.trim()) mutate()
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <MergeNotice merge={merge} label={(part) => t[part]} saving={isPending} onSave={save} />
      <Field label={t.name} help={t.nameHelp} required error={missing(name)}>
        <TextInput
          autoFocus
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <LongText
        label={t.text}
        help={t.textHelp}
        value={text}
        onChange={(typed) => set({ text: typed })}
        max={TEXT_MAX}
        count={t.count}
        readOnly={isPending}
        error={missing(text)}
      />
      {error && !replyConflictOf(error) && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <div className={panel.row}>
        <Button type="submit" size="s" loading={isPending} disabled={!merge.settled}>
          {t.save}
        </Button>
        <Button size="s" variant="link" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
