import type { Category } from '@/storefront/categories'
import type { Crumb } from '@/ui/Breadcrumb'

/** The chain of categories that leads to a product, outermost first. Empty when the category is unknown. */
export function categoryTrail(categories: readonly Category[], id: string | undefined): Crumb[] {
  let path = '/categorie'
  return categoryChain(categories, id).map(({ name, slug }) => ({ label: name, href: (path += `/${slug}`) }))
}

/** A category and those above it, outermost first. */
export function categoryChain(categories: readonly Category[], id: string | undefined): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const chain: Category[] = []
  for (let at = byId.get(id ?? ''); at && !chain.includes(at); at = byId.get(at.parentId ?? '')) chain.unshift(at)
  return chain
}
