import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api, ApiError } from '@/api/client'
import { mug } from '@/storefront/features/product/fixture'
import { noteSeen, readSeen } from '@/storefront/features/recently-viewed/seen'
import HomePage from '@/storefront/routes/home'
import { renderOnSite } from '@/storefront/testing'

/** Of all that the page asks for, only products answer. */
async function answer(path: string) {
  if (path === '/products/slug/{slug}') return { data: mug }
  throw new ApiError(404, {})
}

beforeEach(() => {
  window.localStorage.clear()
  vi.spyOn(api, 'GET').mockImplementation(answer as never)
})

const show = () =>
  renderOnSite(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HomePage />
    </QueryClientProvider>,
  )

it('shows what was seen before on this device, and notes nothing', async () => {
  noteSeen('tasse-trempee')
  show()
  const seen = await screen.findByRole('region', { name: 'Vus récemment' })
  expect(within(seen).getByRole('link', { name: 'Tasse trempée' }).getAttribute('href')).toBe('/produit/tasse-trempee')
  expect(readSeen()).toEqual(['tasse-trempee'])
})

it('leaves no place for it on a first visit', async () => {
  show()
  await vi.waitFor(() => expect(api.GET).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'Vus récemment' })).toBeNull()
})
