import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/review-form'
import { t as reviews } from '#i18n/reviews'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Stars } from '@/ui/Stars'
import layout from '@/ui/layout.module.css'
import css from './OrderReviews.module.css'
import { linesQuery, type Bought, type Line } from './queries'
import { ReviewForm } from './ReviewForm'
import { ReviewPhotos } from './ReviewPhotos'

/** Under an order: what its buyer says of each thing received. Nothing while nothing can be said. */
export function OrderReviews(bought: Bought) {
  const { data } = useQuery({ ...linesQuery(bought), retry: false })
  const lines = (data ?? []) as Line[]
  if (!lines.some(({ refusal, review }) => refusal === '' || review)) return null
  return (
    <section className={css.section} aria-labelledby="vos-avis">
      <h2 id="vos-avis">{t.order.title}</h2>
      <p className={css.soft}>{t.order.lead}</p>
      <ReviewedLines bought={bought} lines={lines} />
    </section>
  )
}

/** The lines of an order, each with its review and the way to write or change it. */
export function ReviewedLines({ bought, lines }: { bought: Bought; lines: readonly Line[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <LineCard key={line.itemId} bought={bought} line={line} />
      ))}
    </ul>
  )
}

function LineCard({ bought, line }: { bought: Bought; line: Line }) {
  const [writing, setWriting] = useState(false)
  const { productName, productUrl, variantName, thumbnail, refusal, review } = line
  const words = t.order
  return (
    <li className={css.line}>
      <div className={css.product}>
        {thumbnail && <img className={css.thumb} src={thumbnail} alt="" width={64} height={64} loading="lazy" />}
        <div>
          <Link className={layout.link} href={`/produit/${productUrl}`}>
            {productName}
          </Link>
          {variantName && <p className={css.soft}>{variantName}</p>}
        </div>
      </div>
      {writing ? (
        <ReviewForm bought={bought} line={line} onClose={() => setWriting(false)} />
      ) : (
        <>
          {review && <Said review={review} />}
          {refusal ? (
            <p className={css.soft}>{words.refusal[refusal]}</p>
          ) : (
            <div>
              <Button
                size="s"
                variant={review ? 'secondary' : 'primary'}
                aria-label={review ? words.editOf(productName) : words.writeOf(productName)}
                onClick={() => setWriting(true)}
              >
                {review ? words.edit : words.write}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  )
}

function Said({ review: { stars, text, photos, hidden, hiddenReason } }: { review: NonNullable<Line['review']> }) {
  return (
    <div className={css.said}>
      <Stars value={stars} label={reviews.stars(stars)} />
      {text && <p className={css.text}>{text}</p>}
      <ReviewPhotos photos={photos} alt={t.form.photo} />
      {hidden && <p className={css.soft}>{t.order.hidden(hiddenReason)}</p>}
    </div>
  )
}
