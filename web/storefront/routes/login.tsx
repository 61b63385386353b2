import { t } from '#i18n/session'
import { Login } from '@/storefront/features/session/Login'
import type { Meta } from '@/router/route'

export const meta = (): Meta => ({ title: t.login.metaTitle, robots: 'noindex' })

export default Login
