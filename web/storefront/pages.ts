import { loadModule } from '#modules'
import type { Pages } from '@/router/route'
import { matchRoute, notFound } from '@/storefront/routes'

/** The storefront, as the navigator knows it. */
export const pages: Pages = { match: matchRoute, load: (page) => loadModule(page), notFound }
