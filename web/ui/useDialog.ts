import { useEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { lockScroll } from './scroll-lock'

/**
 * Drives a native modal dialog from an `open` flag. The browser traps and restores focus and makes the rest of the
 * page inert; Escape and a click on the veil ask the owner to close through `onClose`.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const [seen, setSeen] = useState(open)
  // Content is built on first opening and kept afterwards, so that it does not vanish while sliding out.
  if (open && !seen) setSeen(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (!dialog.open) dialog.showModal()
    const unlock = lockScroll()
    return () => {
      unlock()
      dialog.close()
    }
  }, [open])

  const attributes = {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A second Escape closes without a cancel event in some browsers: the owner must hear of it.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && open) onClose()
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose()
    },
  }
  return { attributes, mounted: open || seen }
}
