import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** The value once it has stopped changing for a moment. */
export function useDebounced<T>(value: T, pause = PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
