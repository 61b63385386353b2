import { useEffect } from 'react'
import { useInvalidate } from '@/api/invalidate'
import { useVisitor } from '@/session/visitor'
import { changeGuestWishes, readGuestWishes, useGuestWishes } from './guest-wishes'
import { joinWishes, wishlistPaths } from './queries'

/** Once someone has signed in, what the browser kept joins their list. If that fails, the next visit tries again. */
export function JoinWishes() {
  const userId = useVisitor()?.id
  const waiting = useGuestWishes().length > 0
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!userId || !waiting) return
    joinWishes(userId, readGuestWishes()).then(
      () => {
        changeGuestWishes('clear')
        return invalidate(wishlistPaths(userId))
      },
      () => {},
    )
  }, [userId, waiting, invalidate])
  return null
}
