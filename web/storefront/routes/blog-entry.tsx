import { useQuery } from '@tanstack/react-query'
import { ArticleView } from '@/storefront/features/blog/ArticleView'
import { Feed } from '@/storefront/features/blog/Feed'
import { articleQuery } from '@/storefront/features/blog/queries'
import { ReadingInvitation } from '@/storefront/features/newsletter/ReadingInvitation'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'

const ours = ({ params }: RouteContext) => articleQuery(params.slug ?? '')

export const needs = (context: RouteContext) => [ours(context)]

export function meta(context: RouteContext, read: Read): Meta {
  const article = read(ours(context))
  if (!article) return { title: '' }
  return {
    title: article.title,
    description: article.description,
    canonical: `/blogue/${article.slug}`,
    type: 'article',
    ...(article.image && { image: article.image }),
  }
}

export default function BlogEntryPage() {
  const { data: article } = useQuery(ours(useView().context))
  if (!article) return null
  return (
    <>
      <Feed />
      <ArticleView article={article} invitation={<ReadingInvitation />} />
    </>
  )
}
