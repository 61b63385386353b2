import { useEffect } from 'react'
import { api } from '@/api/client'

/** A look is counted up to a day, as the server does. */
const LONGEST = 86_400

/**
 * Tells once per view that a product is looked at, and when the page is left how long the look lasted. Nothing of the
 * visitor is sent, and a failure is nobody's business.
 */
export function useViewLog(productId: string) {
  useEffect(() => {
    const began = performance.now()
    let told = false
    const view = api
      .POST('/logs/product-view', { body: { productId } })
      .then(({ data }) => data?.id)
      .catch(() => undefined)
    async function leave() {
      if (told) return
      told = true
      const seconds = Math.min(LONGEST, (performance.now() - began) / 1000)
      const id = await view
      // keepalive lets the last word be sent by a page that is closing.
      if (id) await api.PATCH('/logs/product-view', { body: { id, seconds }, keepalive: true }).catch(() => undefined)
    }
    const onHide = () => void leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [productId])
}
