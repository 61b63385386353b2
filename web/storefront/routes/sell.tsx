import { t } from '#i18n/landing'
import { Landing } from '@/storefront/features/landing/Landing'
import { landingMeta } from '@/storefront/features/landing/meta'
import { Logo } from '@/storefront/features/shell/Logo'

export const meta = () => landingMeta(t)

export default function SellPage() {
  return <Landing words={t} logo={<Logo ground="dark" />} />
}
