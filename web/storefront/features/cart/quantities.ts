import { useEffect, useState } from 'react'
import type { CartItem } from './types'

/** How long a typed or stepped quantity rests before it is sent, so that four clicks make one call. */
export const REST_MS = 350

/** Quantities that are on screen and not sent, by item id: still moving, or outside the bounds. */
export type Drafts = Readonly<Record<string, number>>

export function isOutside(item: CartItem, quantity: number): boolean {
  return quantity < 1 || quantity > item.maxQuantity
}

/** Whether a quantity that will be sent is not sent yet. */
export function isMoving(item: CartItem, drafts: Drafts): boolean {
  const draft = drafts[item.id]
  return draft !== undefined && draft !== item.quantity && !isOutside(item, draft)
}

/** Keeps typed quantities and sends each one that stays unchanged for a while. Above the limit nothing is sent. */
export function useDrafts(items: readonly CartItem[], send: (item: CartItem, quantity: number) => void) {
  const [drafts, setDrafts] = useState<Drafts>({})

  useEffect(() => {
    const ready = items.filter((item) => drafts[item.id] !== undefined && !isOutside(item, drafts[item.id]!))
    if (ready.length === 0) return
    const timer = setTimeout(() => {
      for (const item of ready) if (drafts[item.id] !== item.quantity) send(item, drafts[item.id]!)
      const sent = new Set(ready.map(({ id }) => id))
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([id]) => !sent.has(id))))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [drafts, items, send])

  return { drafts, setDraft: (id: string, quantity: number) => setDrafts((now) => ({ ...now, [id]: quantity })) }
}
