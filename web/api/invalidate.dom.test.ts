import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { readsOneOf, useInvalidate } from './invalidate'

it.each([
  ['/orders', '/v1/orders', true],
  ['/orders', '/v1/orders?page=2', true],
  ['/orders', '/v1/orders/o1', false],
  ['/orders', '/v1/orders-of-others', false],
  ['/orders/*/detail', '/v1/orders/o1/detail?jeton=t', true],
  ['/orders/*/detail', '/v1/orders/reference/RR-1/detail', false],
  ['/shops/s1/*', '/v1/shops/s1/orders/o1?page=2', true],
  ['/shops/s1/*', '/v1/shops/s1', false],
  ['/shops/s1/*', '/v1/shops/s10/orders', false],
])('the path %s matches the address %s: %s', (path, address, matches) =>
  expect(readsOneOf([path], address)).toBe(matches),
)

it('makes every matching query stale, except the one already known', async () => {
  const queries = new QueryClient()
  for (const address of ['/v1/orders/o1', '/v1/orders/o2', '/v1/carts/c1']) queries.setQueryData([address], {})
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children)
  const { result: invalidate } = renderHook(() => useInvalidate(), { wrapper })
  await invalidate.current(['/orders/*'], { queryKey: ['/v1/orders/o1'], queryFn: async () => ({}) })
  const stale = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey)).toEqual([['/v1/orders/o2']])
})
