import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { formatDate } from '@/lib/format-date'
import { toast } from '@/ui/toast'
import css from './moderation.module.css'
import { actOnReview, useModerated, type Review } from './queries'
import { ReviewText } from './ReviewText'

const words = t.reviews

/** A review with what can be done about it: hide it, or put it back. */
export function ReviewPanel({ review, onClose }: { review: Review; onClose: () => void }) {
  const act = review.hiddenAt === null ? 'hide' : 'restore'
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => actOnReview(review.id, act, reason),
    onSuccess: () => {
      toast('success', words.done[act])
      onClose()
      void moderated()
    },
  })
  return (
    <DecisionPanel
      title={review.productName}
      preview={{
        effects: [
          { icon: 'eye', words: words.effect[act] },
          { icon: 'book', words: t.journal },
        ],
      }}
      submit={words.submit[act]}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <div className={css.stack}>
        <ReviewText review={review} />
        <p className={css.soft}>{words.by(words.author(review.author), formatDate(review.createdAt))}</p>
        {review.answer && (
          <p>
            <b>{words.shopSays}</b>
            <br />
            {review.answer}
          </p>
        )}
        {review.hiddenReason && <p className={css.soft}>{t.hide.why(review.hiddenReason)}</p>}
      </div>
      <ReasonField
        value={reason}
        onChange={setReason}
        {...(act === 'hide' && { help: words.toAuthor })}
        error={tried && reason.trim() === '' ? t.reason.missing : undefined}
      />
    </DecisionPanel>
  )
}
