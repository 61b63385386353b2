import { t } from '#i18n/operator-categories'
import { useListState } from '@/desk/use-list-state'
import { Categories } from '@/operator/features/categories/Categories'
import type { RouteModule } from '@/router/route'

export const meta: RouteModule['meta'] = () => ({ title: t.title })

export default function CategoriesPage() {
  return <Categories state={useListState('/categories')} />
}
