import { useEffect } from 'react'
import { MAIN_ID } from '@/router/RouteAnnouncer'

/**
 * Call it after a change that may remove the focused element. The focus then goes to the main content, so that keyboard
 * users go on from there and not from the top of the document.
 */
export function keepFocus() {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** The same for an event whose change is drawn after it. */
export const keepFocusSoon = () => void requestAnimationFrame(keepFocus)

/** For what takes the focus away with it when it closes. */
export function useKeepFocus() {
  useEffect(() => keepFocusSoon, [])
}
