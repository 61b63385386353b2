import { t } from '#i18n/seller-products'
import type { RouteModule } from '@/router/route'
import { Editor } from '@/seller/features/products/Editor'

export const meta: RouteModule['meta'] = () => ({ title: t.editor.newTitle })

export default function Page() {
  return <Editor product={undefined} />
}
