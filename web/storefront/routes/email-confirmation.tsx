import { t } from '#i18n/session'
import { EmailConfirmation } from '@/storefront/features/session/EmailConfirmation'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.confirmation.metaTitle, robots: 'noindex' })

export default EmailConfirmation
