import type { ComponentType } from 'react'
import type { ApiQuery } from '@/api/client'

/** What a page knows of its address. */
export interface RouteContext {
  /** Path without query, for example /categorie/bijoux/bagues. */
  path: string
  params: Record<string, string>
  query: URLSearchParams
  /** Why the error page is shown instead of the address's own page; absent on every other page. */
  status?: number
}

/** What a page says of itself to search engines and to the tab. */
export interface Meta {
  title: string
  description?: string
  /** Path (and query) of the one address that should be indexed; the page's own path when absent. */
  canonical?: string
  robots?: string
  image?: string
  prev?: string
  next?: string
  type?: 'website' | 'article' | 'product'
  /** The addresses of this very page in each language it is written in, its own among them. */
  languages?: Record<string, string>
  jsonLd?: object[]
  /** The page has moved for good: the server answers 301, the browser replaces the address. */
  redirect?: string
}

/** Reads an answer that `needs` asked for; undefined when an optional one failed. */
export type Read = <T>(query: ApiQuery<T>) => T | undefined

/** A file of ./routes: the data it needs, what it says of itself, the page. */
export interface RouteModule {
  needs?: (context: RouteContext) => ApiQuery<unknown>[]
  meta: (context: RouteContext, read: Read) => Meta
  default: ComponentType
}

export interface Route {
  path: string
  page: string
  /** bare: the page alone; quiet: between a header and a footer that lead nowhere else. */
  layout?: 'bare' | 'quiet'
  /** Of a page that is not written in the site's own language. */
  lang?: 'en'
  /** Pages of one person are rendered in the browser alone, inside the same shell. */
  client?: true
  /** Only the person who signed in may see it; a guest is sent to sign in, and back. Goes with `client`. */
  account?: true
  /** Query parameters that change what the server renders; all others are ignored. */
  query?: readonly string[]
}

/** Matches a path against a pattern such as /produit/:slug or /categorie/*; null when it does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/').filter(Boolean)
  const have = path.split('/').filter(Boolean)
  const params: Record<string, string> = {}
  for (const [i, part] of want.entries()) {
    if (part === '*') {
      if (have.length <= i) return null
      params['*'] = have.slice(i).map(decode).join('/')
      return params
    }
    const value = have[i]
    if (value === undefined) return null
    if (part.startsWith(':')) params[part.slice(1)] = decode(value)
    else if (part !== value) return null
  }
  return have.length === want.length ? params : null
}

export interface Match {
  route: Route
  context: RouteContext
}

/** Finds the page of an address given as path and query, for example /recherche?q=tuque. The first that fits wins. */
export function matcher(routes: readonly Route[], notFound: Route): (url: string) => Match {
  return (url) => {
    const [address = '/'] = url.split('#')
    const cut = address.indexOf('?')
    const path = cut < 0 ? address : address.slice(0, cut)
    const query = new URLSearchParams(cut < 0 ? '' : address.slice(cut + 1))
    for (const route of routes) {
      const params = matchPath(route.path, path)
      if (params) return { route, context: { path, params, query } }
    }
    return { route: notFound, context: { path, params: {}, query } }
  }
}

/** The pages of one application: which is at an address, where its code is, and which one is the error page. */
export interface Pages {
  match: (url: string) => Match
  load: (page: string) => Promise<RouteModule> | RouteModule
  notFound: Route
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
