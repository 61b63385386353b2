import { useEffect, useState, type RefObject } from 'react'

/** How long before the end of the results their filters go (specification, section 2). */
const BEFORE_END = 100

/** Whether the page is scrolled past the results' height minus 100 px. */
export function useResultsPassed(results: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const update = () =>
      setPassed(window.scrollY > Math.max((results.current?.offsetHeight ?? Infinity) - BEFORE_END, 0))
    // With the next frame, whose layout is made anyway: asking for it now would make one more.
    const first = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [results])
  return passed
}
