import { useEffect, useEffectEvent } from 'react'

/** How long the second key of a pair such as `g c` may take. */
const PAIR_MS = 1200

/** What each key does: `j`, `?`, `ArrowDown`, or two one after the other: `g c`. Letters are written small. */
export type Keys = Record<string, () => void>

/** Whether keys go into a field, where letters are text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

/** Whether a key belongs to what has the focus and not to the page: a field, a dialog, a menu. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  document.querySelector('dialog[open]') !== null

let first: { key: string; at: number } | undefined

/** Keys that act on the whole page. They do nothing while a field has the focus or a dialog is open. */
export function useKeys(keys: Keys, active = true) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.key} ${key}` : ''
    const act = keys[pair] ?? (pair ? undefined : keys[key])
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}

/** Remembers the first key of a pair for every `useKeys` of the page. Called once, by the frame around the pages. */
export function useKeyPairs(begins: string) {
  useEffect(() => {
    const remember = (event: KeyboardEvent) => {
      first = !isTaken(event) && event.key.toLowerCase() === begins ? { key: begins, at: event.timeStamp } : undefined
    }
    // After the handlers that read what came before this key.
    window.addEventListener('keydown', remember)
    return () => window.removeEventListener('keydown', remember)
  }, [begins])
}
