import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/search'
import { categoriesQuery, filled, nestCategories } from '@/storefront/categories'
import { CategoryGrid } from '@/storefront/features/catalog/CategoryGrid'
import { NothingYet } from '@/storefront/features/listing/NothingFound'
import { PageHead } from '@/storefront/features/search/PageHead'
import css from '@/storefront/features/search/PageHead.module.css'
import type { Meta } from '@/router/route'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'

export const needs = () => [categoriesQuery()]

export const meta = (): Meta => ({ title: t.categories.title, description: t.categories.description })

/** Every top category that holds something, as a tile. */
export default function CategoriesPage() {
  const tree = nestCategories(useQuery(categoriesQuery()).data ?? [])
  const categories = filled(tree)
  return (
    <div className={layout.frame}>
      <PageHead title={t.categories.title} current={t.categories.title} path="/categorie" />
      <div className={css.body}>
        {categories.length > 0 ? (
          <CategoryGrid categories={categories} />
        ) : tree.length > 0 ? (
          <NothingYet />
        ) : (
          <EmptyState title={t.categories.failed} />
        )}
      </div>
    </div>
  )
}
