import { t } from '#i18n/seller-products'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { listState } from '@/seller/features/products/list-state'
import { ProductList } from '@/seller/features/products/ProductList'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function Page() {
  return <ProductList state={listState(useView().context.query)} />
}
