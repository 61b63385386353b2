import type { ReactNode } from 'react'
import { t } from '#i18n/blog'
import { t as ui } from '#i18n/ui'
import { Contents } from '@/storefront/features/content/Contents'
import { Prose } from '@/storefront/features/content/Prose'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { useSite } from '@/site/site'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import { Section } from '@/ui/Section'
import { ArticleCard } from './ArticleCard'
import css from './ArticleView.module.css'
import blogCss from './Blog.module.css'
import { Byline } from './Byline'
import { articleJsonLd } from './json-ld'
import { TagLinks } from './TagLinks'
import type { Article } from './types'

/** From this many headings on, a table of contents is shown. */
const LONG = 4

type ArticleViewProps = { article: Article; /** Stands after the text. */ invitation: ReactNode }

/** An article: its title beside its picture, its text, what to read next. */
export function ArticleView({ article, invitation }: ArticleViewProps) {
  const site = useSite()
  const trail = [{ label: t.title, href: '/blogue' }]
  const address = `/blogue/${article.slug}`
  return (
    <>
      <JsonLd block={articleJsonLd(article, site)} />
      <JsonLd
        block={breadcrumbJsonLd(site.publicUrl, ui.breadcrumb.home, [
          ...trail,
          { label: article.title, href: address },
        ])}
      />
      <article>
        <ArticleHead article={article} crumbs={<Breadcrumb trail={trail} current={article.title} />} />
        <div className={`${layout.frame} ${css.body}`}>
          <Prose html={article.html} />
          <div className={css.side}>
            {article.sections.length >= LONG && <Contents sections={article.sections} />}
            <TagLinks tags={article.tags} />
            {invitation}
          </div>
        </div>
      </article>
      {article.related.length > 0 && (
        <Section title={t.related} link={{ label: t.allArticles, href: '/blogue' }}>
          <div className={blogCss.grid}>
            {article.related.map((card) => (
              <ArticleCard key={card.slug} card={card} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

function ArticleHead({ article, crumbs }: { article: Article; crumbs: ReactNode }) {
  const { picture } = article
  return (
    <header className={css.head} data-bare={!picture || undefined}>
      <div className={layout.frame}>
        {crumbs}
        <div className={css.top}>
          <div className={css.words}>
            <h1>{article.title}</h1>
            {article.description && <p className={css.lead}>{article.description}</p>}
            <Byline card={article} updated={article.updatedAt} />
          </div>
          {picture && (
            <div className={css.frame} style={{ background: picture.color || undefined }}>
              <Picture
                className={css.photo}
                thumbs={picture.thumbs ?? { '800.jpeg': picture.file }}
                alt={picture.alt}
                sizes="(max-width: 575px) 92vw, 24rem"
                width={picture.width || 800}
                height={picture.height || 1000}
                priority
              />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
