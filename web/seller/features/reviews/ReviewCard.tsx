import { t } from '#i18n/seller-reviews'
import { formatDate } from '@/lib/format-date'
import panel from '@/desk/Panel.module.css'
import { AnswerForm, useWriting } from '@/seller/AnswerForm'
import { Acts } from '@/seller/ReadOnly'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Stars } from '@/ui/Stars'
import { answerReview, useReviewChanged, type Review } from './queries'
import css from './ReviewCard.module.css'

type ReviewCardProps = { shopId: string; review: Review; productHref: string }

/** A review with the shop's answer, or the place to write one. */
export function ReviewCard({ shopId, review, productHref }: ReviewCardProps) {
  const { card, writing, setWriting } = useWriting()
  const changed = useReviewChanged(shopId)
  const { productName, stars, text, createdAt, hidden, hiddenReason, returned } = review
  const by = t.by(t.author(review.author), formatDate(createdAt))
  return (
    <li ref={card} className={`${panel.panel} ${css.card}`}>
      <p className={panel.row}>
        <Link className={layout.link} href={productHref} target="_blank" rel="noreferrer">
          {productName}
        </Link>
        {hidden && <Badge tone="neutral">{t.hidden}</Badge>}
        {returned && <Badge tone="neutral">{t.returned}</Badge>}
      </p>
      <Stars value={stars} label={t.stars(stars)} />
      {text && <p className={css.text}>{text}</p>}
      <Photos review={review} />
      <p className={panel.soft}>{by}</p>
      {hiddenReason && <p className={panel.soft}>{t.hiddenWhy(hiddenReason)}</p>}
      {writing ? (
        <AnswerForm
          shopId={shopId}
          words={t}
          to={review.author.split(' ')[0] ?? ''}
          answer={review.answer ?? ''}
          send={(answer) => answerReview(shopId, review.id, answer)}
          changed={changed}
          onClose={() => setWriting(false)}
        />
      ) : (
        <Answer review={review} by={by} onWrite={() => setWriting(true)} />
      )}
    </li>
  )
}

function Photos({ review: { photos } }: { review: Review }) {
  if (photos.length === 0) return null
  return (
    <ul className={panel.row}>
      {photos.map(({ file, thumbs }, index) => (
        <li key={file}>
          <Picture className={css.photo} thumbs={thumbs} alt={t.photo(index + 1)} sizes="5rem" />
        </li>
      ))}
    </ul>
  )
}

function Answer({ review: { answer, answeredAt }, by, onWrite }: { review: Review; by: string; onWrite: () => void }) {
  const write = answer ? t.edit : t.answer
  return (
    <>
      {answer && (
        <div className={css.answer}>
          <p className={css.text}>{answer}</p>
          {answeredAt && <p className={panel.soft}>{t.answeredOn(formatDate(answeredAt))}</p>}
        </div>
      )}
      <Acts>
        <div className={panel.row}>
          <Button size="s" variant={answer ? 'secondary' : 'primary'} aria-label={t.to(write, by)} onClick={onWrite}>
            {write}
          </Button>
        </div>
      </Acts>
    </>
  )
}
