import { markPolls } from '@/api/client'

/** What someone at the page does. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
/** A call that comes so long after the last of them is the page's own: screens read some things again every minute. */
const ALONE_AFTER_MS = 30_000

/** Has the calls that nobody at the page asked for marked, so that they do not keep a session of the console alive. */
export function watchPerson() {
  let seenAt = Date.now()
  const seen = () => {
    seenAt = Date.now()
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, seen, { capture: true, passive: true })
  markPolls(() => Date.now() - seenAt > ALONE_AFTER_MS)
}
