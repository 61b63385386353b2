import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

/** The giveaway as operators see it. */
export type Edition = components['schemas']['GiveawayDeskWire']
export type Winner = components['schemas']['GiveawayDeskWinner']
/** The giveaway as an operator writes it. */
export type Draft = Pick<Edition, 'edition' | 'closesOn' | 'drawnOn' | 'winners' | 'seedSource' | 'value' | 'items'>

export const giveawayQuery = () => get('/operator/giveaway')

export async function save(draft: Draft, revision: number): Promise<Edition> {
  return (await api.PUT('/operator/giveaway', { body: { ...draft, revision } })).data!
}

/** Someone else's edit that came first. */
export interface Meanwhile {
  revision: number
  changedBy: string
  changedAt: string | null
  draft: Draft
}

export function meanwhileOf(error: unknown): Meanwhile | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'giveaway_changed') return undefined
  return error.problem.extra as Meanwhile
}

/** What is done with the winners. */
export type Act =
  | { kind: 'draw'; seed: string }
  | { kind: 'attempt' | 'accept'; prize: number }
  | { kind: 'replace'; prize: number; reason: string }

export async function act(what: Act): Promise<Edition> {
  switch (what.kind) {
    case 'draw':
      return (await api.POST('/operator/giveaway/draw', { body: { seed: what.seed } })).data!
    case 'attempt':
      return (await api.POST('/operator/giveaway/attempt', { body: { prize: what.prize } })).data!
    case 'accept':
      return (await api.POST('/operator/giveaway/accept', { body: { prize: what.prize } })).data!
    case 'replace':
      return (await api.POST('/operator/giveaway/replace', { body: { prize: what.prize, reason: what.reason } })).data!
  }
}

/** Puts the giveaway on screen as an act left it. */
export function useGiveawayChanged() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return async (edition: Edition) => {
    queries.setQueryData(giveawayQuery().queryKey, edition)
    await invalidate(['/operator/journal'])
  }
}
