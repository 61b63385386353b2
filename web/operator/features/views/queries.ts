import { api, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

/** A list as an operator keeps it. */
export type View = components['schemas']['OperatorView']
export type ListName = View['list']

export const viewsQuery = (list: ListName) => get('/operator/views', { query: { list } })

export async function keepView(body: Omit<View, 'id'>): Promise<void> {
  await api.POST('/operator/views', { body })
}

export async function renameView(viewId: string, name: string): Promise<void> {
  await api.PATCH('/operator/views/{viewId}', { params: { path: { viewId } }, body: { name } })
}

export async function dropView(viewId: string): Promise<void> {
  await api.DELETE('/operator/views/{viewId}', { params: { path: { viewId } } })
}

export function useViewsChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/views'])
}
