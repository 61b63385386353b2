import { t } from '#i18n/blog'
import { formatDate } from '@/lib/format-date'
import type { Card } from '@/storefront/features/content/types'
import css from './Byline.module.css'

type BylineProps = { card: Pick<Card, 'author' | 'date' | 'source' | 'readingMinutes'>; updated?: string }

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ card: { author, date, source, readingMinutes }, updated }: BylineProps) {
  return (
    <ul className={css.byline}>
      {(author || source) && <li>{author ? t.by(author) : source}</li>}
      {date && (
        <li>
          <time dateTime={date}>{formatDate(date)}</time>
          {updated && updated !== date && (
            <>
              {', '}
              <time dateTime={updated}>{t.updated(formatDate(updated))}</time>
            </>
          )}
        </li>
      )}
      {readingMinutes > 0 && <li>{t.minutes(readingMinutes)}</li>}
    </ul>
  )
}
