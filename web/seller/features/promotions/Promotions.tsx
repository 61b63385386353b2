import { t as help } from '#i18n/seller-help'
import { t } from '#i18n/seller-promotions'
import { Help } from '@/desk/Help'
import { PromotionDesk } from '@/desk/promotions/PromotionDesk'
import { readOnly } from '@/seller/view'
import { createPromotion, endPromotion, productsOf, promotionsQuery, usePromotionsChanged } from './queries'

/** The codes and automatic offers of a shop. */
export function Promotions({ shopId }: { shopId: string }) {
  return (
    <>
      <PromotionDesk
        title={t.title}
        lead={t.lead}
        query={promotionsQuery(shopId)}
        market={false}
        mayEdit={!readOnly()}
        products={productsOf(shopId)}
        create={(fields) => createPromotion(shopId, fields)}
        end={(id) => endPromotion(shopId, id)}
        changed={usePromotionsChanged(shopId)}
      />
      <Help about={help.promotions.about}>{help.promotions.text}</Help>
    </>
  )
}
