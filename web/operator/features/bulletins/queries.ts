import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

type Schemas = components['schemas']
export type Bulletin = Schemas['BulletinWire']
export type Fields = Schemas['BulletinFields']
export type ShopStatus = NonNullable<Fields['statuses']>[number]

export const bulletinsQuery = () => get('/operator/bulletins')

/** Keeps an announcement: a new one, or another text for one that was read. */
export function saveBulletin(fields: Fields, edited: Bulletin | undefined) {
  if (!edited) return api.POST('/operator/bulletins', { body: fields })
  const params = { path: { bulletinId: edited.id } }
  return api.PUT('/operator/bulletins/{bulletinId}', { params, body: { ...fields, revision: edited.revision } })
}

export const withdrawBulletin = (bulletinId: string) =>
  api.POST('/operator/bulletins/{bulletinId}/withdraw', { params: { path: { bulletinId } } })

/** Reads the announcements again. */
export function useBulletinsChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/bulletins'])
}
