import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#i18n/blog'
import { t as ui } from '#i18n/ui'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Pagination } from '@/ui/Pagination'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ArticleCard } from './ArticleCard'
import css from './Blog.module.css'
import { blogQuery } from './queries'
import { blogAddress, type BlogState } from './state'
import { TagLinks, tagsOf } from './TagLinks'
import type { BlogPage } from './types'

const RANGE = 2

/** The articles of an address, or a message when they could not be read. */
export function Blog({ state }: { state: BlogState }) {
  const { data, isError, isFetching, error, refetch } = useQuery(blogQuery(state))
  useEffect(() => {
    if (error) console.error('API ERROR', 'getBlog', error)
  }, [error])
  return (
    <div className={`${layout.frame} ${css.page}`}>
      {data ? (
        <Articles state={state} page={data} />
      ) : (
        <BlogMissing failed={isError || !isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Articles({ state, page }: { state: BlogState; page: BlogPage }) {
  if (page.data.length === 0) {
    return (
      <EmptyState
        title={t.none}
        text={t.noneText}
        drawing="letter"
        action={blogAddress(state) !== '/blogue' && <Button href="/blogue">{t.allArticles}</Button>}
      />
    )
  }
  const featured = state.page === 1 && !state.tag ? page.data[0] : undefined
  const others = featured ? page.data.slice(1) : page.data
  return (
    <>
      {state.tag ? (
        <p className={css.filter}>
          <Link className={layout.link} href="/blogue">
            {t.allArticles}
          </Link>
        </p>
      ) : (
        <TagLinks tags={tagsOf(page.data)} />
      )}
      {featured && <ArticleCard card={featured} large level={2} />}
      <div className={css.grid}>
        {others.map((card) => (
          <ArticleCard key={card.slug} card={card} level={2} />
        ))}
      </div>
      <Pagination
        page={page.currentPage}
        pageCount={page.pageCount}
        range={RANGE}
        hrefFor={(number) => blogAddress({ ...state, page: number })}
      />
    </>
  )
}

/** Shown while the blog loads, and when it failed. */
function BlogMissing({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <p className={css.wait}>
        <Spinner />
        <VisuallyHidden>{ui.loading}</VisuallyHidden>
      </p>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={t.failedTitle}
        text={t.failed}
        drawing="letter"
        action={<Button onClick={onRetry}>{t.retry}</Button>}
      />
    </div>
  )
}
