import { t } from '#i18n/session'
import { Verification } from '@/storefront/features/session/Verification'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.verification.metaTitle, robots: 'noindex' })

export default Verification
