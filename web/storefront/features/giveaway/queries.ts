import { get, type ApiQuery } from '@/api/client'
import type { Giveaway } from './types'

export const giveawayQuery = (): ApiQuery<Giveaway> => get('/giveaway') as ApiQuery<Giveaway>
