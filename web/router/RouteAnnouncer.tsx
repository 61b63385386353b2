import { useEffect, useRef, useState } from 'react'
import { useView } from '@/router/navigation'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Id of the page's main region: target of the skip link and of focus after a route change. */
export const MAIN_ID = 'contenu'

/** Does for screen readers what a new document would: says the new title and starts reading at the content. */
export function RouteAnnouncer() {
  const { context, cause } = useView()
  const [title, setTitle] = useState('')
  const shown = useRef(context.path)

  useEffect(() => {
    if (shown.current === context.path) return
    shown.current = context.path
    setTitle(document.title)
    if (cause === 'push') document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [context.path, cause])

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" aria-atomic="true">
        {title}
      </span>
    </VisuallyHidden>
  )
}
