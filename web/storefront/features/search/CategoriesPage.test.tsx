import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '@/api/client'
import CategoriesPage from '@/storefront/routes/categories'
import { renderOnSite } from '@/storefront/testing'

function show(answer: unknown) {
  vi.spyOn(api, 'GET').mockResolvedValue(answer as never)
  renderOnSite(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CategoriesPage />
    </QueryClientProvider>,
  )
}

const jewels = { id: '1', slug: 'bijoux', name: 'Bijoux', parentId: null, order: 1 }

it('a market where nothing is sold yet says so, not that something failed', async () => {
  show({ data: [{ ...jewels, filled: false }] })
  expect(await screen.findByText('Les premières boutiques s’installent')).toBeTruthy()
  expect(screen.queryByText(/pas pu être chargées/)).toBeNull()
})

it('shows the categories that hold something', async () => {
  show({ data: [{ ...jewels, filled: true }] })
  expect(await screen.findByRole('link', { name: /Bijoux/ })).toBeTruthy()
})
