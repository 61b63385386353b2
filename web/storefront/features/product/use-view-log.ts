import { useEffect } from 'react'
import { api } from '@/api/client'

/** The longest view in seconds: a day, as on the server. */
const LONGEST = 86_400

/** The words of the search whose results an address shows, as the server takes them. */
export function searchedAt(address: string | undefined): string | undefined {
  const [path, query] = address?.split('?') ?? []
  return (path === '/recherche' && new URLSearchParams(query).get('q')?.slice(0, 200)) || undefined
}

/**
 * Logs each view of a product with the search that led to it, and its length when the page is left. Nothing about the
 * visitor is sent, and failures are ignored.
 */
export function useViewLog(productId: string, search: string | undefined) {
  useEffect(() => {
    const began = performance.now()
    let sent = false
    const view = api
      .POST('/logs/product-view', { body: { productId, ...(search && { search }) } })
      .then(({ data }) => data?.id)
      .catch(() => undefined)
    async function leave() {
      if (sent) return
      sent = true
      const seconds = Math.min(LONGEST, (performance.now() - began) / 1000)
      const id = await view
      // keepalive lets a page that is closing send the request.
      if (id) await api.PATCH('/logs/product-view', { body: { id, seconds }, keepalive: true }).catch(() => undefined)
    }
    const onHide = () => void leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
    // One log per product: another address of its page, for a variant, is not another view.
  }, [productId]) // eslint-disable-line react-hooks/exhaustive-deps
}
