import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-replies'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import css from './replies.module.css'
import { deleteReply, type Reply } from './queries'

type ReplyListProps = {
  shopId: string
  replies: readonly Reply[]
  mayEdit: boolean
  /** A text as it will be inserted. */ shown: (text: string) => string
  onInsert: (reply: Reply) => void
  onEdit: (reply: Reply) => void
  /** A reply is gone, with the button that had the focus. */ onDeleted: () => void
}

/** Replies by name, each with what can be done with it. A reply is deleted by a second press. */
export function ReplyList({ shopId, replies, mayEdit, shown, onInsert, onEdit, onDeleted }: ReplyListProps) {
  const invalidate = useInvalidate()
  const [asked, setAsked] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => deleteReply(shopId, id),
    onSuccess: async () => {
      toast('success', t.deleted)
      await invalidate([`/seller/shops/${shopId}/replies`])
      onDeleted()
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return (
    <ul className={css.replies} aria-label={t.title}>
      {replies.map((reply) => {
        const { id, name, text } = reply
        const remove = asked === id ? t.confirm : t.delete
        return (
          <li key={id} className={css.reply}>
            <b>{name}</b>
            <p className={css.text}>{shown(text)}</p>
            <div className={panel.row}>
              <Button size="s" variant="secondary" aria-label={t.of(t.insert, name)} onClick={() => onInsert(reply)}>
                {t.insert}
              </Button>
              {mayEdit && (
                <>
                  <Button size="s" variant="link" aria-label={t.of(t.edit, name)} onClick={() => onEdit(reply)}>
                    {t.edit}
                  </Button>
                  <Button
                    size="s"
                    variant="link"
                    aria-label={t.of(remove, name)}
                    loading={isPending && asked === id}
                    onClick={() => (asked === id ? mutate(id) : setAsked(id))}
                  >
                    {remove}
                  </Button>
                </>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
