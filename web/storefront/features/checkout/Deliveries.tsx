import { t } from '#i18n/checkout'
import { DeliveryChoice, hasChoice, type Delivering, type Method } from '@/storefront/features/delivery/DeliveryChoice'
import css from './Deliveries.module.css'

type DeliveriesProps = { stores: readonly Delivering[]; onChoose: (storeId: string, method: Method) => void }

/** How each shop delivers, for those that offer a choice. */
export function Deliveries({ stores, onChoose }: DeliveriesProps) {
  const choosing = stores.filter(hasChoice)
  if (choosing.length === 0) return null
  return (
    <section className={css.deliveries} aria-label={t.deliveries}>
      <h2 className={css.title}>{t.deliveries}</h2>
      {choosing.map((store) => (
        <div key={store.id}>
          <h3 className={css.shop}>{store.name}</h3>
          <DeliveryChoice store={store} onChoose={(method) => onChoose(store.id, method)} />
        </div>
      ))}
    </section>
  )
}
