import { t } from '#i18n/restock'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import { cancelNotices } from '@/storefront/features/product/notify'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.cancel.title, robots: 'noindex' })

export default function CancelPage() {
  return <LetterLink words={t.cancel} onAnswer={cancelNotices} />
}
