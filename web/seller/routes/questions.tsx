import { t } from '#i18n/seller-questions'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { to } from '@/desk/address'
import { Questions } from '@/seller/features/questions/Questions'
import { answersStateOf } from '@/seller/AnswerList'
import { useShop } from '@/seller/shop-context'
import { useSite } from '@/site/site'

export const meta: RouteModule['meta'] = () => ({ title: t.metaTitle })

export default function QuestionsPage() {
  const { publicUrl } = useSite()
  const { query } = useView().context
  return (
    <Questions
      shopId={useShop().id}
      path={to('/questions')}
      state={answersStateOf(query)}
      productHref={(slug) => `${publicUrl}/produit/${slug}`}
    />
  )
}
