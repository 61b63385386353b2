import { t } from '#i18n/follow'
import { confirmFollow } from '@/storefront/features/follow/queries'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.confirm.title, robots: 'noindex' })

export default function ConfirmFollowPage() {
  return <LetterLink words={t.confirm} onAnswer={confirmFollow} />
}
