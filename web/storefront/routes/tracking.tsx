import { t } from '#i18n/order'
import { classNames } from '@/lib/class-names'
import { Tracking } from '@/storefront/features/order/Tracking'
import css from '@/storefront/features/order/OrderDetail.module.css'
import type { Meta } from '@/storefront/route'
import layout from '@/ui/layout.module.css'

export const meta = (): Meta => ({ title: t.tracking.metaTitle, description: t.tracking.metaDescription, robots: 'noindex' })

export default function TrackingPage() {
  return (
    <div className={classNames(layout.frame, css.page)}>
      <Tracking />
    </div>
  )
}
