import { t } from '#i18n/account-cards'
import { classNames } from '@/lib/class-names'
import { cardBrandName } from '@/lib/card-brand'
import { CardBrand } from '@/storefront/features/card-form/CardBrand'
import { brandOf } from '@/storefront/features/card-form/brand'
import { expiryText } from '@/storefront/features/card-form/card-format'
import { Badge } from '@/ui/Badge'
import css from './CardVisual.module.css'
import type { SavedCard } from '@/storefront/features/card-form/saved-cards'

/** How a card is called: Visa qui se termine par 4242. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) =>
  t.name(cardBrandName(brandOf(brand)), last4)

/** A drawing of the card. Once expired it is dimmed and its date is red. */
export function CardVisual({ card }: { card: SavedCard }) {
  const { brand, last4, isDefault, isExpired } = card
  return (
    <div className={classNames(css.card, isExpired && css.expired)} data-expired={isExpired || undefined}>
      <div className={css.top}>
        <CardBrand brand={brandOf(brand)} />
        {isDefault && <Badge tone="info">{t.isDefault}</Badge>}
      </div>
      <p className={css.number}>
        <span aria-hidden="true">•••• •••• •••• </span>
        {last4}
      </p>
      <p className={css.expiry}>
        <span className={css.label}>{isExpired ? t.expired : t.expires}</span>
        <span className={css.date}>{expiryText(card)}</span>
      </p>
    </div>
  )
}
