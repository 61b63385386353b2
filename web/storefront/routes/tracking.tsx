import { t } from '#i18n/order'
import { Tracking } from '@/storefront/features/order/Tracking'
import type { Meta } from '@/storefront/route'
import layout from '@/ui/layout.module.css'

export const meta = (): Meta => ({ title: t.tracking.metaTitle, description: t.tracking.metaDescription, robots: 'noindex' })

export default function TrackingPage() {
  return (
    <div className={`${layout.frame} ${layout.section}`}>
      <Tracking />
    </div>
  )
}
