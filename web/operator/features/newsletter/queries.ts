import { api, ApiError, get, getFile } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'
import type { ListState } from '@/desk/use-list-state'

export type Subscriber = components['schemas']['OutreachSubscriber']
/** A letter to the subscribers, and how far its sending has come. */
export type Campaign = components['schemas']['OutreachCampaign']
export type CampaignText = components['schemas']['OutreachCampaignText']

/** Views of the subscribers by their word in the address. */
export const VIEWS = { '': 'reading', attente: 'waiting', partis: 'left' } as const
export type ViewName = keyof typeof VIEWS
export const viewOf = (state: ListState): ViewName => {
  const name = state.get('vue')
  return name in VIEWS ? (name as ViewName) : ''
}

export const subscribersQuery = (state: ListState) =>
  get('/operator/subscribers', {
    query: { view: VIEWS[viewOf(state)], q: state.get('q'), before: state.get('avant') },
  })

export const fetchSubscribers = (): Promise<Blob> => getFile('/operator/subscribers.csv', { query: {} })

export const campaignsQuery = () => get('/operator/campaigns')

const path = (campaignId: string) => ({ path: { campaignId } })

/** Keeps a draft: a new one, or one that was read at a revision. */
export async function save(campaign: Campaign | undefined, text: CampaignText): Promise<Campaign> {
  if (!campaign) return (await api.POST('/operator/campaigns', { body: text })).data!
  const body = { ...text, revision: campaign.revision }
  return (await api.PUT('/operator/campaigns/{campaignId}', { params: path(campaign.id), body })).data!
}

export async function preview(text: CampaignText): Promise<string> {
  return (await api.POST('/operator/campaigns/preview', { body: text })).data!.html
}

export async function test({ id }: Campaign): Promise<void> {
  await api.POST('/operator/campaigns/{campaignId}/test', { params: path(id) })
}

export async function launch({ id, revision }: Campaign): Promise<Campaign> {
  return (await api.POST('/operator/campaigns/{campaignId}/launch', { params: path(id), body: { revision } })).data!
}

/** Gives up a letter: what left has left. */
export async function cancel({ id, revision }: Campaign): Promise<Campaign> {
  return (await api.POST('/operator/campaigns/{campaignId}/cancel', { params: path(id), body: { revision } })).data!
}

export async function stop({ id, revision }: Campaign): Promise<Campaign> {
  return (await api.POST('/operator/campaigns/{campaignId}/stop', { params: path(id), body: { revision } })).data!
}

/** The letter as someone else left it, when an act came second. */
export function meanwhileOf(error: unknown): Campaign | undefined {
  if (!(error instanceof ApiError) || !['campaign_changed', 'campaign_state'].includes(error.problem.code ?? ''))
    return undefined
  return error.problem.extra as Campaign
}

export function useCampaignsChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/campaigns', '/operator/journal'])
}
