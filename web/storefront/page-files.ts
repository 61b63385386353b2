import type { RouteModule } from '@/router/route'

/** The code of every page, by its file. */
export const files = import.meta.glob<RouteModule>('./routes/*.tsx')
