import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/product'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import type { ProductSummary } from '@/storefront/features/catalog/types'
import { Section } from '@/ui/Section'
import { sameShopQuery, SHOWN, similarQuery } from './queries'
import type { Product } from './types'

/** Other products of the shop, six at random. On failure the section is left out. */
export function SameShop({ product }: { product: Product }) {
  const { data, isError } = useQuery({ ...sameShopQuery(product), staleTime: Infinity, retry: false })
  return (
    <Row
      title={t.more.sameShop}
      link={{ label: t.more.wholeShop, href: `/boutique/${product.storeSlug}` }}
      products={data}
      failed={isError}
    />
  )
}

/** Products that go with it. */
export function Similar({ product }: { product: Product }) {
  const { data, isError } = useQuery({ ...similarQuery(product.id), retry: false })
  return <Row title={t.more.similar} products={data?.data} failed={isError} />
}

type RowProps = {
  title: string
  link?: { label: string; href: string }
  products: readonly ProductSummary[] | undefined
  failed: boolean
}

function Row({ title, link, products, failed }: RowProps) {
  if (failed || products?.length === 0) return null
  return (
    <Section title={title} {...(link && { link })}>
      <ProductGrid products={products} columns={SHOWN} />
    </Section>
  )
}
