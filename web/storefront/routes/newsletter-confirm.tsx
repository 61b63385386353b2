import { t } from '#i18n/letter-links'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import { confirmSubscription } from '@/storefront/features/newsletter/subscribe'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.confirm.title, robots: 'noindex' })

export default function ConfirmPage() {
  return <LetterLink words={t.confirm} onAnswer={confirmSubscription} />
}
