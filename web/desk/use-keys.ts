import { useEffect, useEffectEvent } from 'react'

/** How long the second key of a pair such as `g c` may take. */
const PAIR_MS = 1200

/**
 * What each key does: `j`, `?`, `ArrowDown`, `shift x`, or two one after the other: `g c`. Letters are written small.
 */
export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Whether keys go into a field, where letters are text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

/** What moves with the arrows by itself. */
const OWN_ARROWS =
  'input:not([type=checkbox]), select, [role=tab], [role=radio], [role=option], [role=treeitem], [role^=menu]'

/** Whether a key belongs to what has the focus and not to the page: a field, a dialog, a menu. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return true
  const target = event.target instanceof Element ? event.target : undefined
  if (event.key.startsWith('Arrow')) return Boolean(target?.closest(OWN_ARROWS))
  return event.key === 'Enter' && Boolean(target?.closest('a, button, input, summary'))
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return event.shiftKey && /^[a-z]$/.test(key) ? `shift ${key}` : key
}

let first: { key: string; at: number } | undefined

/** Keys that act on the whole page. They do nothing while a field has the focus or a dialog is open. */
export function useKeys(keys: Keys, active = true) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const key = nameOf(event)
    const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.key} ${key}` : ''
    const act = keys[pair] ?? (pair ? undefined : keys[key])
    if (!act) return
    event.preventDefault()
    act(event)
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}

/** Remembers the first key of a pair for every `useKeys` of the page. Called once, by the frame around the pages. */
export function useKeyPairs(begins: string) {
  useEffect(() => {
    const remember = (event: KeyboardEvent) => {
      first = !isTaken(event) && nameOf(event) === begins ? { key: begins, at: event.timeStamp } : undefined
    }
    // On the window, after the handlers of the document have read what came before this key.
    window.addEventListener('keydown', remember)
    return () => window.removeEventListener('keydown', remember)
  }, [begins])
}
