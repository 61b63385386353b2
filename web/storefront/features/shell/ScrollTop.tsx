import { useState } from 'react'
import { t } from '#i18n/shell'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { IconButton } from '@/ui/IconButton'
import css from './ScrollTop.module.css'
import { SCROLL_TOP_AT } from './timings'
import { useScrolledPast } from './useScrolledPast'

/** A way back up, once there is something to go back to. */
export function ScrollTop() {
  const [shown, setShown] = useState(false)
  useScrolledPast(SCROLL_TOP_AT, setShown)
  if (!shown) return null
  return <IconButton className={css.button} icon="arrowUp" label={t.backToTop} onClick={goUp} />
}

/** Focus goes along: the button is about to vanish. */
function goUp() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
