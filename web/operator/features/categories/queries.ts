import { t } from '#i18n/operator-categories'
import { api, ApiError, get } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import type { components } from '@/api/schema'

/** A category as the console shows it. */
export type Category = components['schemas']['CatalogTreeCategory']
/** A word of options. */
export type VariantType = components['schemas']['CatalogTypeWire']
/** A code that classes shops. */
export type ShopCode = components['schemas']['ShopCodeWire']
/** What others changed since the tree was read, the latest first. */
export interface TreeConflict {
  revision: number
  changes: { at: string; by: string; act: string; category: string; detail: string }[]
}

export const treeQuery = () => get('/operator/categories')
export const typesQuery = () => get('/operator/variant-types')
export const codesQuery = () => get('/operator/store-categories')

/** What an edit changes; what is absent stays. */
export interface Edit {
  name?: string
  slug?: string
  parentId?: string
  index?: number
  pictureKey?: string
  pictureAlt?: string
  variantTypes?: string[]
}

export async function edit(categoryId: string, revision: number, changes: Edit): Promise<void> {
  await api.PATCH('/operator/categories/{categoryId}', {
    params: { path: { categoryId } },
    body: { revision, ...changes },
  })
}

export async function create(revision: number, body: { name: string; parentId: string }): Promise<string> {
  const { data } = await api.POST('/operator/categories', { body: { revision, ...body } })
  return data!.id
}

export async function merge(categoryId: string, revision: number, intoId: string): Promise<void> {
  await api.POST('/operator/categories/{categoryId}/merge', {
    params: { path: { categoryId } },
    body: { revision, intoId },
  })
}

export async function remove(categoryId: string, revision: number): Promise<void> {
  await api.DELETE('/operator/categories/{categoryId}', { params: { path: { categoryId }, query: { revision } } })
}

export async function addType(body: { name: string; values: string[] }): Promise<void> {
  await api.POST('/operator/variant-types', { body })
}

/** What is edited of a word of options; values are only added. */
export type TypeState = Pick<VariantType, 'name' | 'hidden'>

/** Edits a word that was read as `was`. */
export async function editType(
  variantTypeId: string,
  body: TypeState & { was: TypeState; values: string[] },
): Promise<void> {
  await api.PATCH('/operator/variant-types/{variantTypeId}', { params: { path: { variantTypeId } }, body })
}

/** Someone else's edit of a word that came first. */
export interface TypeConflict {
  changedBy: string
  changedAt: string | null
  type: TypeState
}

export function typeConflictOf(error: unknown): TypeConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'variant_type_changed') return undefined
  return error.problem.extra as TypeConflict
}

/** Calls a code that was read as `was` otherwise. */
export async function renameCode(code: string, body: { label: string; was: string }): Promise<void> {
  await api.PATCH('/operator/store-categories/{code}', { params: { path: { code } }, body })
}

/** Someone else's name of a code that came first. */
export interface LabelConflict {
  changedBy: string
  changedAt: string | null
  label: string
}

export function labelConflictOf(error: unknown): LabelConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'store_category_changed') return undefined
  return error.problem.extra as LabelConflict
}

/** What others did, in words. */
export const said = ({ changes }: TreeConflict) =>
  changes.map(({ act, category, detail }) => t.conflict(act, category, detail)).join(' ')

/** What changed since the tree was read, when an edit is refused for it. */
export function conflictOf(error: unknown): TreeConflict | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'tree_changed') return undefined
  return error.problem.extra as TreeConflict
}

export function useTreeChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/categories', '/operator/variant-types', '/product-categories/flat'])
}

export function useCodesChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(['/operator/store-categories', '/operator/journal'])
}
