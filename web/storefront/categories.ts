import { get, optional } from '@/api/client'

/** A category of `GET /product-categories/flat`. */
export interface Category {
  id: string
  slug: string
  name: string
  parentId: string | null
  order: number
  shortId?: number
  productCount?: number
}

/** A category with its children and the address built from its ancestors' slugs. */
export interface CategoryNode extends Category {
  link: string
  children: CategoryNode[]
}

/** The whole tree as one flat list. A page is shown without it when it fails. */
export const categoriesQuery = () => optional(get('/product-categories/flat'))

/** Nests the flat list by parent, each level by `order` ascending. A child of an unknown parent is left out. */
export function nestCategories(flat: readonly Category[]): CategoryNode[] {
  const byParent = new Map<string, Category[]>()
  for (const category of flat) {
    const parent = category.parentId ?? ''
    byParent.set(parent, [...(byParent.get(parent) ?? []), category])
  }
  const level = (parentId: string, path: string): CategoryNode[] =>
    [...(byParent.get(parentId) ?? [])]
      .sort((a, b) => a.order - b.order)
      .map((category) => {
        const link = `${path}/${category.slug}`
        return { ...category, link, children: level(category.id, link) }
      })
  return level('', '/categorie')
}
