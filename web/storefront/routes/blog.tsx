import { t } from '#i18n/blog'
import { Blog } from '@/storefront/features/blog/Blog'
import { Feed, FEED_PATH } from '@/storefront/features/blog/Feed'
import { blogQuery } from '@/storefront/features/blog/queries'
import { blogAddress, readBlogState } from '@/storefront/features/blog/state'
import { PageBand } from '@/storefront/features/content/PageBand'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'

export const needs = ({ query }: RouteContext) => [blogQuery(readBlogState(query))]

export function meta({ query }: RouteContext, read: Read): Meta {
  const state = readBlogState(query)
  const page = read(blogQuery(state))
  const title = state.tag ? t.tagged(state.tag) : t.title
  const found = page && page.data.length > 0 && !state.tag
  return {
    title: state.page > 1 ? t.pageOf(title, state.page) : title,
    description: t.description,
    ...(found ? { canonical: blogAddress(state) } : { robots: 'noindex, follow' }),
    ...(found && state.page > 1 && { prev: blogAddress({ ...state, page: state.page - 1 }) }),
    ...(found && state.page < page.pageCount && { next: blogAddress({ ...state, page: state.page + 1 }) }),
  }
}

export default function BlogRoute() {
  const state = readBlogState(useView().context.query)
  return (
    <>
      <Feed />
      <PageBand
        title={state.tag ? t.tagged(state.tag) : t.title}
        lead={t.lead}
        tint="sauge"
        path="/blogue"
        current={t.title}
      >
        <Link className={layout.link} href={FEED_PATH}>
          {t.feed}
        </Link>
      </PageBand>
      <Blog key={blogAddress(state)} state={state} />
    </>
  )
}
