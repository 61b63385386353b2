import { expect, test } from 'vitest'
import type { Read, RouteContext } from '@/router/route'
import { meta, needs } from '@/storefront/routes/product'
import { mug } from './fixture'

const at = (slug: string): RouteContext => ({
  path: `/produit/${slug}`,
  params: { slug },
  query: new URLSearchParams('variante=b350'),
})
const answering =
  (product: unknown): Read =>
  () =>
    product as never

test('a page cannot do without its product, and needs nothing else', () => {
  const [product, ...others] = needs(at('tasse-trempee'))
  expect(product).toMatchObject({ queryKey: ['/v1/products/slug/tasse-trempee'] })
  expect(product?.optional).toBeUndefined()
  expect(others).toEqual([])
})

test('one address is indexed, whatever the variant', () => {
  expect(meta(at('tasse-trempee'), answering(mug))).toEqual({
    title: 'Tasse trempée',
    description: 'Une tasse de tous les matins.',
    canonical: '/produit/tasse-trempee',
    type: 'product',
    image: '/fichiers/bleue.jpeg',
  })
})

test('a former address leads for good to the present one', () => {
  const renamed = { ...mug, redirectTo: '/produit/tasse-trempee' }
  expect(meta(at('tasse-bleue'), answering(renamed)).redirect).toBe('/produit/tasse-trempee')
})
