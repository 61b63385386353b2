import { t } from '#i18n/follow'
import { useInvalidate } from '@/api/invalidate'
import type { Visitor } from '@/session/visitor'
import type { Guard } from '@/storefront/captcha'
import { LetterForm } from '@/storefront/LetterForm'
import { toast } from '@/ui/toast'
import { followAsGuest, followShop, followsPath } from './queries'

type FollowFormProps = { shop: { id: string; name: string }; visitor: Visitor | null }

const words = { ...t, submit: t.follow, doneTitle: t.confirmTitle, done: t.confirmText }

/** What is agreed to, and one button; a guest gives an address, which a letter asks to confirm. */
export function FollowForm({ shop, visitor }: FollowFormProps) {
  const invalidate = useInvalidate()

  async function send(email: string, guard: Guard): Promise<boolean> {
    if (!visitor) {
      await followAsGuest(shop.id, email, guard)
      return true
    }
    const confirmed = await followShop(visitor.id, shop.id)
    await invalidate(followsPath(visitor.id))
    if (confirmed) toast('success', t.followed(shop.name))
    return !confirmed
  }

  return <LetterForm words={words} known={visitor ? t.sentTo(visitor.email) : undefined} send={send} />
}
