import { useSyncExternalStore } from 'react'
import { deviceOf, type Device } from '@/lib/device'

/** A burst of resize events is answered once, this many milliseconds after it settles. */
export const RESIZE_MS = 50

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, RESIZE_MS)
  }
  window.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
  }
}

/** The visitor's device class. The server and the first paint say desktop: layout itself belongs to media queries. */
export function useDevice(): Device {
  return useSyncExternalStore(
    subscribe,
    () => deviceOf(window.innerWidth),
    () => 'desktop' as const,
  )
}
