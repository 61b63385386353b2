import { api, ApiError, get, getFile } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
/** A text in the list. */
export type Text = Schemas['ContentText']
/** A text with what its editor needs. */
export type TextDetail = Schemas['ContentTextDetail']
/** What stands at the top of a text, and its Markdown. */
export type Written = Schemas['ContentWritten']
export type Fields = Written['fields']
export type Preview = Schemas['ContentPreview']
export type Announcement = Schemas['ContentAnnouncement']
export type Audience = Announcement['audience']

export const textsQuery = () => get('/operator/texts')
export const textQuery = (textId: string) => get('/operator/texts/{textId}', { path: { textId } })
export const versionQuery = (textId: string, version: number) =>
  get('/operator/texts/{textId}/versions/{version}', { path: { textId, version } })
export const announcementsQuery = (textId: string) =>
  get('/operator/texts/{textId}/announcements', { path: { textId } })

/** A block without a picture comes as null, and is sent without the field. */
function sent({ fields, body }: Written): Written {
  const blocks = fields.blocks?.map(({ file, ...block }) => (file ? { ...block, file } : block))
  return { fields: { ...fields, ...(blocks && { blocks }) }, body }
}

const at = (textId: string) => ({ params: { path: { textId } } })

export async function createText(body: { kind: 'blogue' | 'equipe' | 'medias'; title: string }): Promise<string> {
  const { data } = await api.POST('/operator/texts', { body })
  return data!.id
}

export async function saveDraft(textId: string, revision: number, text: Written): Promise<void> {
  await api.PUT('/operator/texts/{textId}/draft', { ...at(textId), body: { revision, ...sent(text) } })
}

export async function dropDraft(textId: string, revision: number): Promise<void> {
  await api.DELETE('/operator/texts/{textId}/draft', { params: { path: { textId }, query: { revision } } })
}

export async function preview(textId: string, text: Written): Promise<Preview> {
  const { data } = await api.POST('/operator/texts/{textId}/preview', { ...at(textId), body: sent(text) })
  return data!
}

export interface Publication {
  summary: string
  effectiveOn: string
}

export async function publish(textId: string, revision: number, text: Written, how: Publication): Promise<number> {
  const { data } = await api.POST('/operator/texts/{textId}/publish', {
    ...at(textId),
    body: { revision, ...sent(text), ...how },
  })
  return data!.version
}

export async function readVersion(textId: string, version: number): Promise<Written> {
  const { data } = await api.GET('/operator/texts/{textId}/versions/{version}', {
    params: { path: { textId, version } },
  })
  return { fields: data!.fields, body: data!.body }
}

export async function withdraw(textId: string, version: number): Promise<void> {
  await api.DELETE('/operator/texts/{textId}/versions/{version}', { params: { path: { textId, version } } })
}

export async function markRead(textId: string): Promise<void> {
  await api.POST('/operator/texts/{textId}/read', at(textId))
}

export const readFile = (textId: string): Promise<Blob> =>
  getFile('/operator/texts/{textId}/file', { path: { textId } })

export interface Letter {
  audience: Audience
  subject: string
  message: string
}

export async function announce(textId: string, body: Letter): Promise<void> {
  await api.POST('/operator/texts/{textId}/announce', { ...at(textId), body })
}

/** What is done to an announcement under way. */
export type Steer = 'pause' | 'resume' | 'cancel'

export async function steer(textId: string, announcementId: string, act: Steer): Promise<void> {
  const params = { path: { textId, announcementId } }
  await api.POST(`/operator/texts/{textId}/announcements/{announcementId}/${act}`, { params })
}

export async function tryLetter(textId: string, body: Letter): Promise<void> {
  await api.POST('/operator/texts/{textId}/announce/test', { ...at(textId), body })
}

/** Someone else's edit that came first. */
export interface TextConflict {
  revision: number
  by: string
  at: string
  text: Written
}

export function conflictOf(error: unknown): TextConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'text_changed') return undefined
  return error.problem.extra as TextConflict
}

export function useTextsChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/texts', '/operator/texts/*', '/operator/checklist'])
}
