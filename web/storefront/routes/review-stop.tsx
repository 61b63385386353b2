import { t } from '#i18n/review-form'
import { LetterLink } from '@/storefront/features/newsletter/LetterLink'
import { stopLetters } from '@/storefront/features/reviews/queries'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.stop.title, robots: 'noindex' })

export default function ReviewStopPage() {
  const orderId = useView().context.query.get('commande') ?? ''
  return <LetterLink words={t.stop} onAnswer={(token) => stopLetters(orderId, token)} />
}
