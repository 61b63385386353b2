import { useEffect } from 'react'

/** Counts a search once, when its results are on screen. It carries the words and how many answers they had, nobody's name. */
export function useSearchLog(q: string, total: number | undefined) {
  const known = total !== undefined
  useEffect(() => {
    if (!q || total === undefined) return
    void logSearch(q, total)
    // One log per search: a change of filters or of page is not another one.
  }, [q, known]) // eslint-disable-line react-hooks/exhaustive-deps
}

/** A lost log is lost: the visitor must not notice. */
export async function logSearch(q: string, total: number): Promise<void> {
  try {
    await fetch('/v1/logs/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ q, total }),
      keepalive: true,
    })
  } catch {
    // Offline or blocked.
  }
}
