import { t } from '#i18n/operator-promotions'
import { PromotionDesk } from '@/desk/promotions/PromotionDesk'
import { useMay } from '@/operator/me-context'
import { createPromotion, endPromotion, promotionsQuery, usePromotionsChanged } from './queries'

/** The codes of the market, which bears them. */
export function Promotions() {
  return (
    <PromotionDesk
      title={t.title}
      lead={t.lead}
      query={promotionsQuery()}
      market
      mayEdit={useMay('promotions.edit')}
      create={createPromotion}
      end={endPromotion}
      changed={usePromotionsChanged()}
    />
  )
}
