export type ToastKind = 'success' | 'error' | 'info'
export type Toast = { id: number; kind: ToastKind; text: string }

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message at the top of the page for three seconds. Call it from events, never while rendering. */
export function toast(kind: ToastKind, text: string): void {
  const id = nextId++
  replace([...toasts, { id, kind, text }])
  setTimeout(() => replace(toasts.filter((shown) => shown.id !== id)), TOAST_MS)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

const none: readonly Toast[] = []

/** What the server renders: nobody has done anything yet. */
export function serverToasts(): readonly Toast[] {
  return none
}
