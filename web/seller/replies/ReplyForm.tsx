import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-replies'
import { t as ui } from '#i18n/ui'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import panel from '@/desk/Panel.module.css'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './replies.module.css'
import { NAME_MAX, saveReply, TEXT_MAX, type Reply } from './queries'

/** Writes a reply, or another in its place. */
export function ReplyForm({ shopId, reply, onDone }: { shopId: string; reply: Reply; onDone: () => void }) {
  const invalidate = useInvalidate()
  const [name, setName] = useState(reply.name)
  const [text, setText] = useState(reply.text)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveReply(shopId, { id: reply.id, name: name.trim(), text: text.trim() }),
    onSuccess: async () => {
      toast('success', t.saved)
      onDone()
      await invalidate([`/seller/shops/${shopId}/replies`])
    },
  })
  const missing = (value: string) => (tried && value.trim() === '' ? ui.rules.required : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() && text.trim()) mutate()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Field label={t.name} help={t.nameHelp} required error={missing(name)}>
        <TextInput autoFocus maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <LongText
        label={t.text}
        help={t.textHelp}
        value={text}
        onChange={setText}
        max={TEXT_MAX}
        count={t.count}
        readOnly={isPending}
        error={missing(text)}
      />
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <div className={panel.row}>
        <Button type="submit" size="s" loading={isPending}>
          {t.save}
        </Button>
        <Button size="s" variant="link" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
