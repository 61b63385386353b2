import { expect, it } from 'vitest'
import { productsOf } from './queries'

it('the products of one shop are never taken for those of another', () => {
  const [here, there] = [productsOf('s1'), productsOf('s2')]
  expect(here.find('tasse').queryKey).toEqual(['/v1/seller/shops/s1/products?search=tasse'])
  expect(there.find('tasse').queryKey).not.toEqual(here.find('tasse').queryKey)
})
