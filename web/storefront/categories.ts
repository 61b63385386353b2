import { get, optional } from '@/api/client'
import { sitePicture } from '@/assets/pictures'
import type { Thumbs } from '@/ui/Picture'

/** A category of `GET /product-categories/flat`. */
export interface Category {
  id: string
  slug: string
  name: string
  parentId: string | null
  order: number
  shortId?: number
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
  /** Its photograph, else that of its nearest ancestor that has one. */
  thumbs: Partial<Thumbs> | null
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
  const level = (parentId: string, path: string, above: Partial<Thumbs> | null): CategoryNode[] =>
    [...(byParent.get(parentId) ?? [])]
      .sort((a, b) => a.order - b.order)
      .map((category) => {
        const link = `${path}/${category.slug}`
        const thumbs = ownThumbs(category) ?? above
        return { ...category, link, thumbs, children: level(category.id, link, thumbs) }
      })
  return level('', '/categorie', null)
}

/** The categories that hold something: a shelf without products is not shown to visitors. */
export const filled = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.filter(({ productCount }) => productCount !== 0).map((node) => ({ ...node, children: filled(node.children) }))

const ownThumbs = ({ picture, pictureName }: Category) =>
  picture?.thumbs ?? (pictureName ? sitePicture(pictureName) : null)
