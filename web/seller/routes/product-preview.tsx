import { t } from '#i18n/seller-products'
import { useView } from '@/router/navigation'
import type { RouteModule } from '@/router/route'
import { Preview } from '@/seller/features/products/Preview'

export const meta: RouteModule['meta'] = () => ({ title: t.preview.title })

export default function Page() {
  const { id = '' } = useView().context.params
  return <Preview id={id} />
}
