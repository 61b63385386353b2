import { t } from '#i18n/blog'
import { classNames } from '@/lib/class-names'
import type { Card } from '@/storefront/features/content/types'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import css from './ArticleCard.module.css'
import { Byline } from './Byline'

type ArticleCardProps = {
  card: Card
  /** The newest one is shown larger. */
  large?: boolean
  level?: 2 | 3
}

/** An article in a list: its picture, who wrote it and when, and a line about it. The whole card leads to it. */
export function ArticleCard({ card, large = false, level = 3 }: ArticleCardProps) {
  const Heading = `h${level}` as const
  const away = card.isExternalLink ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <article className={classNames(css.card, large && css.large)}>
      <div className={css.frame} style={{ background: card.picture?.color || undefined }}>
        {card.picture && (
          <Picture
            className={css.photo}
            thumbs={card.picture.thumbs ?? { '800.jpeg': card.picture.file }}
            alt={card.picture.alt}
            sizes={large ? '(max-width: 998px) 94vw, 38vw' : '(max-width: 575px) 94vw, (max-width: 998px) 46vw, 30vw'}
            priority={large}
          />
        )}
      </div>
      <div className={css.words}>
        <Byline card={card} />
        <Heading className={css.title}>
          {card.url ? (
            <Link className={css.link} href={card.url} {...away}>
              {card.title}
              {card.isExternalLink && <span className={css.away}> {t.elsewhere}</span>}
            </Link>
          ) : (
            card.title
          )}
        </Heading>
        {card.description && <p className={css.description}>{card.description}</p>}
      </div>
    </article>
  )
}
