import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/error'
import { get, optional } from '@/api/client'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import { ErrorScreen, NOT_FOUND_MESSAGE } from '@/storefront/features/error/ErrorScreen'
import { useView } from '@/storefront/navigation'
import type { Meta } from '@/storefront/route'

const RECENT = 28

const recentProducts = () => optional(get('/search/products/limit/{n}', { path: { n: RECENT } }))

export const needs = () => [recentProducts()]

export const meta = (): Meta => ({ title: t.notFoundTitle, description: NOT_FOUND_MESSAGE, robots: 'noindex' })

/** The error page: 404 for an address without a page, any other status for a page that failed. */
export default function ErrorPage() {
  const { status } = useView()
  const { data, isError } = useQuery(recentProducts())
  return (
    <ErrorScreen status={status}>
      {!isError && <ProductGrid products={data?.data} columns={7} placeholders={RECENT} />}
    </ErrorScreen>
  )
}
