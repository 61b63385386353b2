import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/client'
import { listQuery, listState } from '@/seller/features/products/list-state'
import { ProductList } from '@/seller/features/products/ProductList'
import { productsQuery } from '@/seller/features/products/queries'
import { ViewNotice } from '@/seller/layouts/ViewNotice'
import { pages } from '@/seller/routes'
import { showInSpace } from '@/seller/testing'
import { readThroughConsole, setViewed, viewedAt } from '@/seller/view'

const viewed = { shopId: 's1', base: '/regie/espace/s1', console: '/regie/boutiques/s1' }
const at = (url: string, operatorUrl: string) => viewedAt(new URL(url) as unknown as Location, operatorUrl)

describe('the address of a view', () => {
  it('is below the console, under a path or at a host of its own', () => {
    expect(at('https://exemple.test/regie/espace/s1/commandes/o1', 'https://exemple.test/regie')).toEqual(viewed)
    expect(at('https://regie.test/espace/s1', 'https://regie.test')).toEqual({
      shopId: 's1',
      base: '/espace/s1',
      console: '/boutiques/s1',
    })
  })

  it.each([
    ['https://exemple.test/espace-vendeur/commandes', 'https://exemple.test/regie'],
    ['https://exemple.test/regie/espace/', 'https://exemple.test/regie'],
    ['https://vendre.test/espace/s1', 'https://regie.test'],
  ])('is not %s when the console is at %s', (url, operatorUrl) => {
    expect(at(url, operatorUrl)).toBeUndefined()
  })
})

describe('a space that is only read', () => {
  beforeEach(() => setViewed(viewed))
  afterEach(() => setViewed(undefined))

  it('says whose it is, and leads back', () => {
    showInSpace(<ViewNotice />)
    const notice = screen.getByRole('complementary', { name: 'Vue de la Régie' })
    expect(notice.textContent).toContain(
      'Vous voyez l’espace d’Atelier Batture tel que la boutique le voit. Rien ne peut être modifié ici.',
    )
    expect(screen.getByRole('link', { name: 'Quitter la vue' }).getAttribute('href')).toBe('/regie/boutiques/s1')
  })

  it('offers nothing that writes', () => {
    const counts = { draft: 0, published: 1, archived: 0 }
    const product = { id: 'p1', name: 'Tasse', sku: '', status: 'published', minPrice: 1, maxPrice: 1, available: true }
    const state = listState(new URLSearchParams())
    showInSpace(<ProductList state={state} />, {
      [productsQuery('s1', listQuery(state)).queryKey[0]]: {
        data: [product],
        counts,
        total: 1,
        from: 1,
        to: 1,
        pageCount: 1,
        currentPage: 1,
      },
    })
    expect(screen.queryByRole('link', { name: 'Nouveau produit' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Tasse' })).toBeTruthy()
  })

  it('has no page that only serves to write', () => {
    expect(pages.match('/espace-vendeur/produits/nouveau').route.page).toBe('not-found')
    expect(pages.match('/espace-vendeur/produits/p1').route.page).toBe('product')
  })
})

it('reads through the console, and ends with its session', async () => {
  const asked: string[] = []
  const leave = vi.fn()
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('Accept-Language')}`)
    return Promise.resolve(Response.json({ code: 'second_factor_required' }, { status: 403 }))
  })
  readThroughConsole(viewed, leave)
  const call = api.GET('/seller/shops/{shopId}/orders/{orderId}', { params: { path: { shopId: 's1', orderId: 'o1' } } })
  await expect(call).rejects.toThrow()
  await expect(api.GET('/seller/product-columns')).rejects.toThrow()
  expect(asked).toEqual(['GET /v1/operator/shops/s1/space/orders/o1 fr', 'GET /v1/seller/product-columns fr'])
  expect(leave).toHaveBeenCalledTimes(2)
})
