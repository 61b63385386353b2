import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/error'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import { recentProductsQuery } from '@/storefront/features/catalog/queries'
import { ErrorScreen } from '@/storefront/features/error/ErrorScreen'
import { useView } from '@/router/navigation'
import type { Meta, RouteContext } from '@/router/route'

const RECENT = 28

export const needs = () => [recentProductsQuery(RECENT)]

export const meta = ({ status }: RouteContext): Meta => ({
  title: status === 404 ? t.notFoundTitle : t.errorTitle,
  description: status === 404 ? t.notFoundText : t.errorText,
  robots: 'noindex',
})

/** The error page: 404 for an address without a page, any other status for a page that failed. */
export default function ErrorPage() {
  const { status } = useView()
  const { data, isError } = useQuery(recentProductsQuery(RECENT))
  const nothingYet = data?.data.length === 0
  return (
    <ErrorScreen status={status}>
      {!isError && !nothingYet && <ProductGrid products={data?.data} columns={7} placeholders={RECENT} />}
    </ErrorScreen>
  )
}
