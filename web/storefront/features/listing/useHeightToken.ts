import { useEffect, useRef } from 'react'

/** Gives an element its own height as `--height`, which no style sheet can know. */
export function useHeightToken() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => element.style.setProperty('--height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
