import { useEffect, useLayoutEffect, useRef } from 'react'
import { useView } from '@/router/navigation'
import { ScrollMemory } from './scroll-memory'
import { SCROLL_RESET_MS } from './timings'

/**
 * Scrolls to the top 350 ms after a route change, or to the address's anchor. Steps back and forward, and a reload,
 * return to where the page was left.
 */
export function useScrollOnNavigation() {
  const view = useView()
  const memory = useRef<ScrollMemory>(null)

  useEffect(() => {
    const kept = (memory.current ??= new ScrollMemory())
    window.history.scrollRestoration = 'manual'
    const note = () => kept.note(window.scrollY)
    const save = () => kept.save()
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', save)
      window.history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const left = (memory.current ??= new ScrollMemory()).turn()
    if (view.cause === 'pop' || view.cause === 'load') {
      if (left !== undefined) window.scrollTo(0, left)
      return
    }
    if (view.cause !== 'push') return
    const timer = window.setTimeout(scrollToAnchorOrTop, SCROLL_RESET_MS)
    return () => window.clearTimeout(timer)
  }, [view])
}

function scrollToAnchorOrTop() {
  const anchor = decodeURIComponent(window.location.hash.slice(1))
  const target = anchor ? document.getElementById(anchor) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}
