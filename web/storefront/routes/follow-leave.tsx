import { t } from '#i18n/follow'
import { leaveFollows } from '@/storefront/features/follow/queries'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.leave.title, robots: 'noindex' })

export default function LeaveFollowsPage() {
  return <LetterLink words={t.leave} onAnswer={leaveFollows} />
}
