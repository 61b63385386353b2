import { t } from '#i18n/session'
import { Logout } from '@/storefront/features/session/Logout'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.logout.metaTitle, robots: 'noindex' })

export default Logout
