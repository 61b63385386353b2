import { t } from '#i18n/seller-reviews'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Reviews } from '@/seller/features/reviews/Reviews'
import { answersStateOf } from '@/seller/AnswerList'
import { useShop } from '@/seller/shop-context'
import { useSite } from '@/site/site'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function ReviewsPage() {
  const { publicUrl } = useSite()
  const { query } = useView().context
  return (
    <Reviews
      shopId={useShop().id}
      path={to('/avis')}
      state={answersStateOf(query)}
      productHref={(slug) => `${publicUrl}/produit/${slug}`}
    />
  )
}
