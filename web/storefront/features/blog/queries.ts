import { get, optional, type ApiQuery } from '@/api/client'
import type { BlogState } from './state'
import type { Article, BlogPage } from './types'

const PER_PAGE = 12

/** The list of articles. Optional: an external blog may not answer, and the page then says so. */
export const blogQuery = ({ page, tag }: BlogState): ApiQuery<BlogPage> =>
  optional(get('/blog', { query: { page, perPage: PER_PAGE, ...(tag && { tag }) } }) as ApiQuery<BlogPage>)

export const articleQuery = (slug: string): ApiQuery<Article> =>
  get('/blog/{slug}', { path: { slug } }) as ApiQuery<Article>
