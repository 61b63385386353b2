import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-reviews'
import { t as ui } from '#i18n/ui'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import panel from '@/desk/Panel.module.css'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { answerReview, ANSWER_MAX, useReviewChanged, type Review } from './queries'
import css from './ReviewCard.module.css'

/** Writes an answer, or another in its place. */
export function AnswerForm({ shopId, review, onClose }: { shopId: string; review: Review; onClose: () => void }) {
  const fresh = useReviewChanged(shopId)
  const [text, setText] = useState(review.answer ?? '')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerReview(shopId, review.id, text.trim()),
    onSuccess: async () => {
      toast('success', review.answer ? t.edited : t.answered)
      onClose()
      await fresh()
    },
  })
  const unspoken = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!unspoken) mutate()
  }
  const problem = tried && unspoken ? ui.rules.required : undefined
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <LongText
        autoFocus
        label={t.yourAnswer}
        value={text}
        onChange={setText}
        max={ANSWER_MAX}
        count={t.count}
        readOnly={isPending}
        error={problem ?? (error ? (refusal(error) ?? t.failed) : undefined)}
      />
      <div className={panel.row}>
        <Button type="submit" size="s" loading={isPending}>
          {review.answer ? t.save : t.publish}
        </Button>
        <Button size="s" variant="link" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
