import { t } from '#i18n/shop'
import { formatPhone } from '@/lib/format-contact'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './ShopAbout.module.css'
import { Panel } from './ShopTerms'
import type { Merchant } from './types'

/** Who sells under the shop's name: Quebec's consumer law requires it before payment. */
export function MerchantPanel({ merchant }: { merchant: Merchant }) {
  return (
    <Panel icon="home" title={t.merchant.title}>
      <address className={css.address}>
        <strong>{merchant.legalName}</strong>
        <span>{merchant.address}</span>
        <span>{t.merchant.place(merchant.city, merchant.province, merchant.postalCode)}</span>
        {merchant.phone && (
          <a
            className={layout.link}
            href={`tel:+1${merchant.phone}`}
            aria-label={`${t.merchant.phone} ${formatPhone(merchant.phone)}`}
          >
            {formatPhone(merchant.phone)}
          </a>
        )}
      </address>
      <p className={css.small}>{t.merchant.note}</p>
    </Panel>
  )
}

/** Messages to a shop belong to an order; its page holds the composer. */
export function ContactPanel() {
  return (
    <Panel icon="bubble" title={t.contact.title}>
      <p>{t.contact.text}</p>
      <div className={css.actions}>
        <Button variant="secondary" size="s" href="/compte/mes-commandes">
          {t.contact.orders}
        </Button>
        <Link className={layout.link} href="/contact">
          {t.contact.other}
        </Link>
      </div>
    </Panel>
  )
}
