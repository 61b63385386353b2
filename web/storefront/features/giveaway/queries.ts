import { get, optional, type ApiQuery } from '@/api/client'
import { items } from './basket'
import type { Giveaway, Seller } from './types'

export const giveawayQuery = (): ApiQuery<Giveaway> => get('/giveaway')

/** The shops behind the prizes. A market that does not have one of them shows the page without it. */
export const sellerQueries = (): ApiQuery<Seller>[] =>
  items.map(({ seller }) => optional(get('/stores/slug/{slug}', { path: { slug: seller } })) as ApiQuery<Seller>)
