import { useEffect, useState, type RefObject } from 'react'

/** Whether something was scrolled past: it is above what is seen. */
export function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    // All that is below counts as seen: else a jump from above it to below it would go unnoticed.
    const observer = new IntersectionObserver((entries) => setPassed(!entries.at(-1)?.isIntersecting), {
      rootMargin: '0px 0px 1000000px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return passed
}
