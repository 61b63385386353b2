import { get, optional } from '@/api/client'
import type { Thumbs } from '@/ui/Picture'

/** A category of `GET /product-categories/flat`. */
export interface Category {
  id: string
  slug: string
  name: string
  parentId: string | null
  order: number
  shortId?: number
  /** It has subcategories, which may not be among those read. */
  isParent?: boolean
  /** Something is sold in it, or below. */
  filled?: boolean
  productCount?: number
  /** One of the site's own photographs. */
  pictureName?: string
  /** One that an operator sent. */
  picture?: { thumbs: Partial<Thumbs> }
}

/** A category with its children and the address built from its ancestors' slugs. */
export interface CategoryNode extends Category {
  link: string
  children: CategoryNode[]
  /** It has subcategories, which may not be read yet. */
  isParent: boolean
  /** Its photograph, or its nearest ancestor's: the name of one of the site's own, or the files of another. */
  photo: string | Partial<Thumbs> | null
}

/** The whole tree as one flat list. A page is shown without it when it fails. */
export const categoriesQuery = () => optional(get('/product-categories/flat', { query: { brief: true } }))

/** The first row of the menu, on every page. What is below is read when somebody reaches for it. */
export const menuRowQuery = () =>
  optional(get('/product-categories/flat', { query: { top: true, counts: false, brief: true } }))

/** Nests the flat list by parent, each level by `order` ascending. A child of an unknown parent is left out. */
export function nestCategories(flat: readonly Category[]): CategoryNode[] {
  const byParent = new Map<string, Category[]>()
  for (const category of flat) {
    const parent = category.parentId ?? ''
    const siblings = byParent.get(parent)
    if (siblings) siblings.push(category)
    else byParent.set(parent, [category])
  }
  const level = (parentId: string, path: string, above: CategoryNode['photo']): CategoryNode[] =>
    (byParent.get(parentId) ?? [])
      .sort((a, b) => a.order - b.order)
      .map((category) => {
        const link = `${path}/${category.slug}`
        const photo = category.picture?.thumbs ?? category.pictureName ?? above
        const children = level(category.id, link, photo)
        return { ...category, link, photo, children, isParent: children.length > 0 || category.isParent === true }
      })
  return level('', '/categorie', null)
}

/** The categories that hold something: a shelf without products is not shown to visitors. */
export const filled = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.filter((node) => node.filled !== false).map((node) => ({ ...node, children: filled(node.children) }))
