import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext, RouteModule } from '@/router/route'
import { pageQuery } from './queries'
import type { ContentPage } from './types'

/** A route that shows one content page: it reads it, takes its title, and renders it with `draw`. */
export function textRoute(
  slugOf: (path: string) => string,
  draw: (page: ContentPage, path: string) => ReactNode,
): Required<RouteModule> {
  const ours = ({ path }: RouteContext) => pageQuery(slugOf(path))
  return {
    needs: (context) => [ours(context)],
    meta: (context: RouteContext, read: Read): Meta => {
      const page = read(ours(context))
      return page ? { title: page.title, description: page.description } : { title: '' }
    },
    default: function TextRoute() {
      const { context } = useView()
      const { data: page } = useQuery(ours(context))
      return page ? draw(page, context.path) : null
    },
  }
}
