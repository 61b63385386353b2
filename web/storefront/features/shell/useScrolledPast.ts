import { useEffect } from 'react'

/** Tells, now and after each crossing, whether the page is scrolled at least `distance` px. */
export function useScrolledPast(distance: number, tell: (past: boolean) => void) {
  useEffect(() => {
    const update = () => tell(window.scrollY >= distance)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [distance, tell])
}
