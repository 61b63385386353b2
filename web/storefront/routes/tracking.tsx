import { t } from '#i18n/order'
import { classNames } from '@/lib/class-names'
import { Conversation } from '@/storefront/features/messages/Conversation'
import { BoughtOrder } from '@/storefront/features/order/BoughtOrder'
import css from '@/storefront/features/order/OrderDetail.module.css'
import { ShopOrder } from '@/storefront/features/order/ShopOrder'
import { nameOf, Tracking, TRACKING_PATH } from '@/storefront/features/order/Tracking'
import { useView } from '@/router/navigation'
import type { Meta } from '@/router/route'
import layout from '@/ui/layout.module.css'
import { useLater } from '@/ui/useLater'

const loadReturn = () => import('@/storefront/features/returns/NewReturn').then(({ NewReturn }) => NewReturn)
const loadReviews = () => import('@/storefront/features/reviews/OrderReviews').then(({ OrderReviews }) => OrderReviews)

export const meta = (): Meta => ({
  title: t.tracking.metaTitle,
  description: t.tracking.metaDescription,
  robots: 'noindex',
})

/**
 * The page that follows an order. A signed link opens the whole of it, the shop it names (`boutique`) or the way to
 * send something back (`retour`). In the browser alone: the address may hold a secret.
 */
export default function TrackingPage() {
  return (
    <div className={classNames(layout.frame, css.page)}>
      <TrackedOrder />
    </div>
  )
}

function TrackedOrder() {
  const { query } = useView().context
  const name = nameOf(query)
  if (!name || !('id' in name) || !name.token) return <Tracking />
  const orderId = name.id
  const access = { token: name.token }
  const slug = query.get('boutique')
  if (slug) {
    return (
      <ShopOrder orderId={orderId} slug={slug} access={access}>
        {(store) => <Conversation conversation={{ orderId, storeId: store.id, access }} shopName={store.name} />}
      </ShopOrder>
    )
  }
  if (query.has('retour')) return <AskedReturn orderId={orderId} token={access.token} />
  return <WholeOrder orderId={orderId} token={access.token} />
}

function AskedReturn({ orderId, token }: { orderId: string; token: string }) {
  const NewReturn = useLater(true, loadReturn)
  return NewReturn && <NewReturn orderId={orderId} access={{ token }} />
}

function WholeOrder({ orderId, token }: { orderId: string; token: string }) {
  const OrderReviews = useLater(true, loadReviews)
  return (
    <>
      <BoughtOrder orderId={orderId} access={{ token }} back={{ href: TRACKING_PATH, label: t.tracking.another }} />
      {OrderReviews && <OrderReviews orderId={orderId} token={token} />}
    </>
  )
}
