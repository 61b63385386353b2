import { t } from '#i18n/seller'
import { useShop } from '@/seller/shop-context'
import { useSite } from '@/site/site'
import { Icon } from '@/ui/Icon'
import css from './ShopNotice.module.css'

/** Why the public does not see this shop; nothing when it does. */
export function ShopNotice() {
  const { status, suspensionReason } = useShop()
  const { contactEmail } = useSite()
  if (status === 'approved') return null
  const words = status === 'suspended' ? t.suspended(contactEmail, suspensionReason) : t.waiting
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
