import { useEffect, useEffectEvent } from 'react'

/**
 * Tells of the anchor of the address: on arrival, when it changes, and when a link to the very same one is followed
 * again, which the browser says nothing of.
 */
export function useAnchor(onAnchor: (id: string, cause: 'arrival' | 'link') => void) {
  const tell = useEffectEvent((cause: 'arrival' | 'link') => {
    const id = anchorOf(window.location.hash)
    if (id) onAnchor(id, cause)
  })
  useEffect(() => {
    const changed = () => tell('link')
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (link?.hash && link.href === window.location.href) tell('link')
    }
    tell('arrival')
    window.addEventListener('hashchange', changed)
    document.addEventListener('click', clicked)
    return () => {
      window.removeEventListener('hashchange', changed)
      document.removeEventListener('click', clicked)
    }
  }, [])
}

/** An anchor as it is named in the page; one that cannot be read is none. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
