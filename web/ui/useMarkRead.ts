import { useEffect, useState } from 'react'

/** Marks unread messages as read, and returns their ids: they stay highlighted while the page is open. */
export function useMarkRead(unread: string[], markRead: () => Promise<unknown>): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const names = unread.filter((id) => !fresh.has(id)).join(' ')
  useEffect(() => {
    if (names === '') return
    setFresh((known) => new Set([...known, ...names.split(' ')]))
    markRead().catch(() => {}) // the next visit tries again
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `markRead` is made anew at each render and means the same
  }, [names])
  return fresh
}
