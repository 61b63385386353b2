import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@/api/client'
import { mug } from '@/storefront/features/product/fixture'
import { renderOnSite } from '@/storefront/testing'
import { RecentlyViewed } from './RecentlyViewed'
import { noteSeen, readSeen } from './seen'

beforeEach(() => {
  window.localStorage.clear()
  vi.spyOn(api, 'GET').mockResolvedValue({ data: { ...mug, variants: [mug.variants[0]] } } as never)
})
afterEach(() => void vi.restoreAllMocks())

test('elsewhere than on a product’s page nothing is noted, and what was seen is shown as it is now', async () => {
  noteSeen('tasse-trempee')
  renderOnSite(
    <QueryClientProvider client={new QueryClient()}>
      <RecentlyViewed />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('region', { name: 'Vus récemment' })).toBeTruthy()
  expect(screen.getByText('Épuisé')).toBeTruthy()
  expect(readSeen()).toEqual(['tasse-trempee'])
})

test('the product on screen is noted and not shown', () => {
  renderOnSite(<RecentlyViewed current="tasse-trempee" />)
  expect(readSeen()).toEqual(['tasse-trempee'])
  expect(screen.queryByRole('region')).toBeNull()
})
