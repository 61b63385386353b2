import { t } from '#i18n/operator-moderation'
import { to } from '@/desk/address'
import { formatDate } from '@/lib/format-date'
import { useSite } from '@/site/site'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import css from './moderation.module.css'
import type { ReportRecord } from './queries'
import { ReviewText } from './ReviewText'

const words = t.reported

/** What is reported and what is said of it. */
export function ReportedThing({ record }: { record: ReportRecord }) {
  const { report, others } = record
  return (
    <div className={css.stack}>
      <span className={css.states}>
        <Badge>{words.kinds[report.kind]}</Badge>
        <Badge tone="waiting">{words.causes[report.cause]}</Badge>
      </span>
      <Subject record={record} />
      <div>
        <b>{words.said}</b>
        <p className={css.quote}>{report.text || words.noText}</p>
        <p className={css.soft}>
          {formatDate(report.createdAt)}
          {report.email && <> · {words.wants(report.email)}</>}
        </p>
      </div>
      {others.length > 0 && (
        <details>
          <summary>{words.others(others.length)}</summary>
          <ul>
            {others.map(({ id, cause, text }) => (
              <li key={id} className={css.soft}>
                {words.causes[cause]}
                {text && <> · {text}</>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Subject({ record: { product, shop, question, review, message } }: { record: ReportRecord }) {
  const { publicUrl } = useSite()
  if (product) {
    return (
      <p>
        {product.storeName}
        <br />
        {product.hiddenAt ? (
          <span className={css.soft}>{words.hiddenNow}</span>
        ) : (
          <Link className={layout.link} href={`${publicUrl}/produit/${product.slug}`} target="_blank" rel="noreferrer">
            {words.openPage}
          </Link>
        )}
      </p>
    )
  }
  if (shop) {
    return (
      <Link className={layout.link} href={to(`/boutiques/${shop.id}`)}>
        {words.openShop}
      </Link>
    )
  }
  if (question) return <p className={css.quote}>{question.question}</p>
  if (review) return <ReviewText review={review} />
  if (message) {
    return (
      <>
        <p className={css.soft}>{words.privateNote}</p>
        <p>
          {words.from[message.author]}
          <br />
          {message.text}
        </p>
      </>
    )
  }
  return <p className={css.soft}>{words.gone}</p>
}
