import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#i18n/order'
import { formatDate } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { OrderMissing } from './BoughtOrder'
import { orderLinks } from './links'
import css from './OrderDetail.module.css'
import { OrderItems } from './OrderItems'
import { boughtQuery } from './queries'
import type { BoughtStore, OrderAccess } from './types'

type ShopOrderProps = {
  orderId: string
  slug: string
  access: OrderAccess
  /** What was written between the buyer and the shop. */
  children: (store: BoughtStore) => ReactNode
}

/** One shop's part of an order, with what was written about it. */
export function ShopOrder({ orderId, slug, access, children }: ShopOrderProps) {
  const query = useQuery(boughtQuery(orderId, access))
  const back = { href: orderLinks(orderId, access).order, label: t.toOrder }
  return (
    <Loaded query={query} skeleton={<Skeleton height="32rem" />} missing={<OrderMissing back={{}} />}>
      {({ reference, createdAt, stores, items }) => {
        const store = stores.find((one) => one.slug === slug)
        if (!store) return <OrderMissing back={back} />
        const lead = [t.title(reference), t.placedOn(formatDate(createdAt)), formatMoney(store.total)].join(' · ')
        return (
          <div className={css.order}>
            <TitleBar title={store.name} back={back} lead={lead} />
            <OrderItems
              items={items.filter(({ storeId }) => storeId === store.id)}
              status={store.status}
              stores={[store]}
            />
            {children(store)}
          </div>
        )
      }}
    </Loaded>
  )
}
