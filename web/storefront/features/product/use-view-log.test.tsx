import { expect, test, vi } from 'vitest'
import { api } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { useViewLog } from './use-view-log'

function Page({ id }: { id: string }) {
  useViewLog(id)
  return null
}

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
