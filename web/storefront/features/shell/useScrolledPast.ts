import { useEffect } from 'react'

/** Tells, at once and after each crossing, whether the page is scrolled at least `distance` px. */
export function useScrolledPast(distance: number, tell: (past: boolean) => void) {
  useEffect(() => {
    const update = () => tell(window.scrollY >= distance)
    // With the next frame, whose layout is made anyway: asking for it now would make one more.
    const first = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', update)
    }
  }, [distance, tell])
}
