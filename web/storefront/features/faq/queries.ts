import { get, type ApiQuery } from '@/api/client'
import type { Collection } from './types'

/** The two collections, in the order they are read: shoppers first. */
export const faqQueries = (): ApiQuery<Collection>[] =>
  ['faq-clients', 'faq-vendeurs'].map((code) => get('/faq/{code}', { path: { code } }))
