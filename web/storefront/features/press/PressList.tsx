import { t } from '#i18n/content'
import { formatDate } from '@/lib/format-date'
import { Prose } from '@/storefront/features/content/Prose'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Press.module.css'
import type { PressItem } from './queries'

/** Releases and what others wrote, the newest first. */
export function PressList({ items }: { items: readonly PressItem[] }) {
  if (items.length === 0) return <EmptyState title={t.press.none} text={t.press.noneText} drawing="letter" />
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.slug}>
          <Release item={item} />
        </li>
      ))}
    </ul>
  )
}

function Release({ item }: { item: PressItem }) {
  const { title, date, source, author, html, url, isExternalLink, picture } = item
  return (
    <article className={css.release}>
      <div className={css.frame} style={{ background: picture?.color || undefined }}>
        {picture && (
          <Picture
            className={css.photo}
            thumbs={picture.thumbs ?? { '800.jpeg': picture.file }}
            alt={picture.alt}
            sizes="(max-width: 575px) 30vw, 12rem"
          />
        )}
      </div>
      <div className={css.words}>
        <p className={css.source}>{[source || author, formatDate(date)].filter(Boolean).join(', ')}</p>
        <h3>{title}</h3>
        {html && <Prose html={html} className={css.text ?? ''} />}
        {url && (
          <p>
            <Link className={layout.link} href={url} {...(isExternalLink && { target: '_blank', rel: 'noopener' })}>
              {t.press.read}
              <VisuallyHidden>{t.press.readOf(title)}</VisuallyHidden>
              {isExternalLink && ` ${t.newSite}`}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
