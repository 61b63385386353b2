import { useEffect, useRef } from 'react'

/** Inserts a text at the cursor of a writing field, which has the focus afterwards. */
export function useInsert(value: string, onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  useEffect(() => {
    if (caret.current === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  function insert(text: string) {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    caret.current = selectionStart + text.length
    onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
  }
  return { area, insert }
}
