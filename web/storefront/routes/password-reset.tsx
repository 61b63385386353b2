import { t } from '#i18n/session'
import { Reset } from '@/storefront/features/session/Reset'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.reset.metaTitle, robots: 'noindex' })

export default Reset
