import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/review-form'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextArea } from '@/ui/TextArea'
import { toast } from '@/ui/toast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './OrderReviews.module.css'
import { PhotosField, type ChosenPhoto } from './PhotosField'
import { MAX_TEXT, writeReview, type Bought, type Line } from './queries'
import { StarsField } from './StarsField'

const words = t.form

type ReviewFormProps = { bought: Bought; line: Line; onClose: () => void }

/** Stars, a few words and photos. What could not be sent stays. */
export function ReviewForm({ bought, line, onClose }: ReviewFormProps) {
  const { review, author, itemId } = line
  const [stars, setStars] = useState(review?.stars ?? 0)
  const [text, setText] = useState(review?.text ?? '')
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(chosenOf(line))
  const [tried, setTried] = useState(false)
  const invalidate = useInvalidate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => writeReview(bought, itemId, { stars, text: text.trim(), photos: photos.map(({ key }) => key) }),
    onSuccess: async () => {
      toast('success', review ? words.saved : words.sent)
      await invalidate([`/orders/${bought.orderId}/reviews`])
      onClose()
    },
  })

  function send(submission: FormEvent) {
    submission.preventDefault()
    setTried(true)
    if (stars > 0 && !isPending) mutate()
  }
  const count = [...text].length
  return (
    <form noValidate className={css.form} onSubmit={send}>
      <StarsField value={stars} onChange={setStars} error={tried && stars === 0 ? words.starsMissing : undefined} />
      <Field label={words.text} help={words.textHelp(author)} optional>
        <TextArea rows={4} maxLength={MAX_TEXT} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className={css.count}>
        <span aria-hidden="true">{words.count(count, MAX_TEXT)}</span>
        <VisuallyHidden>{words.counted(count, MAX_TEXT)}</VisuallyHidden>
      </p>
      <PhotosField bought={bought} photos={photos} onChange={setPhotos} />
      {error && !isPending && <Alert kind="error">{refusal(error) ?? words.failed}</Alert>}
      <div className={css.buttons}>
        <Button type="submit" size="s" loading={isPending}>
          {review ? words.save : words.send}
        </Button>
        <Button size="s" variant="link" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The photos that the review has already. */
const chosenOf = ({ review }: Line): ChosenPhoto[] =>
  (review?.photoKeys ?? []).map((key, at) => ({ key, url: review?.photos[at]?.thumbs['480.jpeg'] ?? '' }))
