import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import { pageWindow } from '@/lib/page-window'
import { Icon } from './Icon'
import { Link } from './Link'
import css from './Pagination.module.css'

type PaginationProps = {
  page: number
  pageCount: number
  /** Pages shown on each side of the current one. */
  range?: number
  hrefFor: (page: number) => string
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, range = 3, hrefFor }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className={css.pages} aria-label={t.pagination.label}>
      {page > 1 && (
        <Link className={css.end} href={hrefFor(page - 1)} rel="prev">
          <Icon name="chevronLeft" size="s" />
          {t.pagination.previous}
        </Link>
      )}
      <div className={css.numbers}>
        {pageWindow(page, pageCount, range).map((entry, index) =>
          entry === 'gap' ? (
            <span key={`gap-${index}`} className={css.page}>
              …
            </span>
          ) : (
            <Link
              key={entry}
              className={css.page}
              href={hrefFor(entry)}
              aria-label={t.pagination.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
            >
              {entry}
            </Link>
          ),
        )}
      </div>
      {page < pageCount && (
        <Link className={classNames(css.end, css.next)} href={hrefFor(page + 1)} rel="next">
          {t.pagination.next}
          <Icon name="chevronRight" size="s" />
        </Link>
      )}
    </nav>
  )
}
