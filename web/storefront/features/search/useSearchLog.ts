import { useEffect } from 'react'

/** Logs a search once its results are shown: the words and the number of results, nothing about the visitor. */
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
