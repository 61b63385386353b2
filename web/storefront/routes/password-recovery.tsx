import { t } from '#i18n/session'
import { Recovery } from '@/storefront/features/session/Recovery'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.recovery.metaTitle, robots: 'noindex' })

export default Recovery
