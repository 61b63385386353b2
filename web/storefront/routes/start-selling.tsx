import { t } from '@/i18n/en/landing'
import { Landing } from '@/storefront/features/landing/Landing'
import { landingMeta } from '@/storefront/features/landing/meta'
import { Logo } from '@/storefront/features/shell/Logo'

// The page of /commencer-a-vendre in English. It brings its own catalogue: #i18n is the French of every other page.

export const meta = () => landingMeta(t)

export default function StartSellingPage() {
  return <Landing words={t} logo={<Logo ground="dark" />} />
}
