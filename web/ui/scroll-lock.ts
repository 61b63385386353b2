let locks = 0

/**
 * Keeps the page from scrolling under a dialog, without moving it: the room of the scrollbar is kept as padding.
 * Answers the function that lets go; locks may overlap.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks++ === 0) {
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
    root.style.overflow = 'hidden'
  }
  return () => {
    if (--locks > 0) return
    root.style.paddingInlineEnd = ''
    root.style.overflow = ''
  }
}
