import { api, get, getFile, type Json } from '@/api/client'
import type { paths } from '@/api/schema'
import { upload } from '@/api/upload'

export type Import = Json<paths['/seller/shops/{shopId}/imports/{importId}']['get']['responses'][200]>
export type ImportProblem = Import['problems'][number]

/** A file to fill in, with an example. */
export const fetchTemplate = (): Promise<Blob> => getFile('/seller/product-template.csv')

export const columnsQuery = () => get('/seller/product-columns')
export const importsQuery = (shopId: string) => ({
  ...get('/seller/shops/{shopId}/imports', { path: { shopId } }),
  staleTime: 0,
})

export const categoriesQuery = () => get('/product-categories/flat')

const WATCH_MS = 700

/** An import, read again for as long as something is being done with it. */
export const importQuery = (shopId: string, importId: string) => ({
  ...get('/seller/shops/{shopId}/imports/{importId}', { path: { shopId, importId } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Import | undefined } }) =>
    isUnderWay(state.data) ? WATCH_MS : (false as const),
})

export const isUnderWay = (known: Import | undefined): boolean =>
  known === undefined || known.state === 'checking' || known.state === 'applying' || photosWait(known)

const photosWait = ({ photos }: Import): boolean => photos.done + photos.failed < photos.total

/** Sends a file to be checked. Nothing is written before it is applied. */
export function sendFile(shopId: string, file: File, onProgress: (part: number) => void): Promise<Import> {
  const path = `/seller/shops/${encodeURIComponent(shopId)}/imports?fileName=${encodeURIComponent(file.name)}`
  return upload<Import>(path, file, { onProgress, type: 'text/csv' })
}

/** Applies a checked file, all or nothing. Asking twice is the same as once. */
export async function applyImport(shopId: string, importId: string, again: boolean): Promise<Import> {
  const { data } = await api.POST('/seller/shops/{shopId}/imports/{importId}/apply', {
    params: { path: { shopId, importId } },
    body: { again },
  })
  return data!
}

export type Chosen = { columns: Import['choices']['columns']; categoryId: string }

/** Says what the columns of a file hold and where its products belong; it is then checked again. */
export async function sendChoices(shopId: string, importId: string, body: Chosen): Promise<Import> {
  const { data } = await api.POST('/seller/shops/{shopId}/imports/{importId}/choices', {
    params: { path: { shopId, importId } },
    body,
  })
  return data!
}

/** Has the photos that failed fetched again. */
export async function retryPhotos(shopId: string, importId: string): Promise<Import> {
  const { data } = await api.POST('/seller/shops/{shopId}/imports/{importId}/photos', {
    params: { path: { shopId, importId } },
  })
  return data!
}
