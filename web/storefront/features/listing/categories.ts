import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, optional } from '@/api/client'
import { nestCategories, type CategoryNode } from '@/storefront/categories'

/** The top categories with their counts. */
export const topCategoriesQuery = () => optional(get('/product-categories/flat', { query: { top: true, brief: true } }))

/** Every category without counts: pages that tell none need not be made again whenever a product comes or goes. */
export const categoryNamesQuery = () =>
  optional(get('/product-categories/flat', { query: { counts: false, brief: true } }))

/** What a page about one category shows of the tree: the way down to it, itself, and what is right under it. */
export const categoriesAroundQuery = (slugs: string) =>
  optional(get('/product-categories/flat', { query: { counts: false, brief: true, around: slugs } }))

/** The whole tree, nested once for each answer. */
export function useCategoryTree(): CategoryNode[] {
  const { data } = useQuery(categoryNamesQuery())
  return useMemo(() => nestCategories(data ?? []), [data])
}
