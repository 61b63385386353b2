import { t } from '#i18n/letter-links'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import { unsubscribe } from '@/storefront/features/newsletter/subscribe'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.leave.title, robots: 'noindex' })

export default function UnsubscribePage() {
  return <LetterLink words={t.leave} onAnswer={unsubscribe} />
}
