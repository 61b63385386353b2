import { useEffect, useState } from 'react'

/** Has what was not read yet marked as read. It stays among the fresh ones as long as the page is open. */
export function useMarkRead(unread: string[], markRead: () => Promise<unknown>): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const names = unread.filter((id) => !fresh.has(id)).join(' ')
  useEffect(() => {
    if (names === '') return
    setFresh((known) => new Set([...known, ...names.split(' ')]))
    markRead().catch(() => {}) // a mark that could not be taken away is taken away at the next visit
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `markRead` is made anew at each render and means the same
  }, [names])
  return fresh
}
