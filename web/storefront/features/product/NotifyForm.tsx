import { t } from '#i18n/restock'
import { useVisitor } from '@/session/visitor'
import type { Guard } from '@/storefront/captcha'
import { LetterForm } from '@/storefront/LetterForm'
import { askToBeNotified } from './notify'

/** Asks for the letter. Someone who is signed in finds their address there, and may write another. */
export function NotifyForm({ variantId }: { variantId: string }) {
  async function send(email: string, guard: Guard): Promise<boolean> {
    await askToBeNotified(variantId, email, guard)
    return true
  }
  return <LetterForm words={t} start={useVisitor()?.email ?? ''} wide send={send} />
}
