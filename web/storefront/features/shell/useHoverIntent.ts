import { useEffect, useRef } from 'react'
import { setPanels } from '@/storefront/panels'

const OPEN_MS = 120
const CLOSE_MS = 240

/**
 * Opens the second level under a resting mouse and closes it when the mouse has left. A click on a panel that the
 * mouse just opened keeps it open instead of closing it under the visitor's hand; a clicked panel stays.
 */
export function useHoverIntent(open: string | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function later(delay: number, change: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }
  return {
    enter(id: string, pointer: string) {
      if (pointer !== 'mouse' || open === id) return clearTimeout(timer.current)
      later(OPEN_MS, () => {
        hovered.current = true
        setPanels({ level2: id })
      })
    },
    leave() {
      clearTimeout(timer.current)
      if (hovered.current) later(CLOSE_MS, () => setPanels({ level2: null }))
    },
    stay() {
      clearTimeout(timer.current)
    },
    click(id: string) {
      clearTimeout(timer.current)
      const closing = open === id && !hovered.current
      hovered.current = false
      setPanels({ level2: closing ? null : id })
    },
  }
}
