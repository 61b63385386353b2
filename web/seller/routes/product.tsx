import { t } from '#i18n/seller-products'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { KnownProduct } from '@/seller/features/products/KnownProduct'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function Page() {
  const { id = '' } = useView().context.params
  return <KnownProduct key={id} id={id} />
}
