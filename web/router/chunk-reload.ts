import { CHUNK_RELOAD_GUARD_MS } from './timings'

const GUARD = 'chunkReloadedAt'

/**
 * Loads the document again after a page's code could not be fetched, which happens when a new version was published
 * under an open tab. At most once per 60 s, so that a real outage does not reload for ever; never while offline, where
 * a reload would take away the page that is still there.
 */
export function reloadAfterChunkFailure(now = Date.now(), reload = () => window.location.reload()): boolean {
  if (navigator.onLine === false) return false
  const last = Number(read() ?? 0)
  if (now - last < CHUNK_RELOAD_GUARD_MS) return false
  if (!remember(now)) return false
  reload()
  return true
}

/** Listens for the bundler's own signal that a chunk is missing. */
export function watchChunkFailures(): () => void {
  const onFailure = () => void reloadAfterChunkFailure()
  window.addEventListener('vite:preloadError', onFailure)
  return () => window.removeEventListener('vite:preloadError', onFailure)
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(GUARD)
  } catch {
    return null
  }
}

/** Without storage there is no guard, and without a guard no reload. */
function remember(now: number): boolean {
  try {
    window.sessionStorage.setItem(GUARD, String(now))
    return true
  } catch {
    return false
  }
}
