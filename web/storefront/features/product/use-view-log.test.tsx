import { expect, test, vi } from 'vitest'
import { api } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { searchedAt, useViewLog } from './use-view-log'

function Page({ id, search }: { id: string; search?: string | undefined }) {
  useViewLog(id, search)
  return null
}

test('a view says which search led to it', () => {
  const post = vi.spyOn(api, 'POST').mockResolvedValue({ data: { id: 'vue.p1' } } as never)
  const { rerender } = renderOnSite(<Page id="p1" search="tuque rouge" />)
  rerender(<Page id="p1" />)
  expect(post.mock.calls).toEqual([['/logs/product-view', { body: { productId: 'p1', search: 'tuque rouge' } }]])
})

test.each([
  ['/recherche?q=tuque%20rouge&page=2', 'tuque rouge'],
  ['/recherche?q=' + 'a'.repeat(300), 'a'.repeat(200)],
  ['/recherche', undefined],
  ['/categorie/tuques?q=rouge', undefined],
  [undefined, undefined],
])('the search at %s', (address, words) => expect(searchedAt(address)).toBe(words))

test('a view is sent once, and its length once when the page is left', async () => {
  const post = vi.spyOn(api, 'POST').mockResolvedValue({ data: { id: 'vue.p1' } } as never)
  const patch = vi.spyOn(api, 'PATCH').mockResolvedValue({} as never)
  const { rerender, unmount } = renderOnSite(<Page id="p1" />)
  rerender(<Page id="p1" />)
  expect(post.mock.calls).toEqual([['/logs/product-view', { body: { productId: 'p1' } }]])
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  await vi.waitFor(() => expect(patch).toHaveBeenCalledOnce())
  expect(patch.mock.calls[0]?.[1]).toMatchObject({
    body: { id: 'vue.p1', seconds: expect.any(Number) },
    keepalive: true,
  })
})

test('a failure to tell is nobody’s business', async () => {
  vi.spyOn(api, 'POST').mockRejectedValue(new Error('panne'))
  const patch = vi.spyOn(api, 'PATCH')
  const { unmount } = renderOnSite(<Page id="p1" />)
  unmount()
  await Promise.resolve()
  expect(patch).not.toHaveBeenCalled()
})
