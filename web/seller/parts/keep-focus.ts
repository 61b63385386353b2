import { MAIN_ID } from '@/router/RouteAnnouncer'

/**
 * What had the focus may have left the page with the work it was for. The focus then goes to the content, not to the top
 * of the document: whoever works with a keyboard goes on from there.
 */
export function keepFocus() {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) document.getElementById(MAIN_ID)?.focus()
}
