import { useEffect } from 'react'

/** Tells, now and after each crossing, whether the page is scrolled at least `distance` px. */
export function useScrolledPast(distance: number, tell: (past: boolean) => void) {
  useEffect(() => {
    const look = () => tell(window.scrollY >= distance)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [distance, tell])
}
