import { t } from '#i18n/seller'
import { useShop } from '@/seller/shop-context'
import { useSite } from '@/site/site'
import { Icon } from '@/ui/Icon'
import css from './ShopNotice.module.css'

/** Why the public does not see this shop; nothing when it does. */
export function ShopNotice() {
  const { status, statusReason } = useShop()
  const { contactEmail } = useSite()
  if (status === 'approved') return null
  const words = status === 'draft' ? t.waiting : t.judged[status](contactEmail, statusReason)
  return (
    <div className={css.notice} role="status">
      <Icon name="info" />
      <div>
        <strong>{words.title}</strong>
        <p>{words.text}</p>
      </div>
    </div>
  )
}
