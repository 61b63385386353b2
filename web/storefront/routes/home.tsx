import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/home'
import { optional } from '@/api/client'
import { filled, nestCategories } from '@/storefront/categories'
import { topCategoriesQuery } from '@/storefront/features/listing/categories'
import { CategoryGrid } from '@/storefront/features/catalog/CategoryGrid'
import { ProductGrid } from '@/storefront/features/catalog/ProductGrid'
import { recentProductsQuery } from '@/storefront/features/catalog/queries'
import { ShopGrid } from '@/storefront/features/catalog/ShopGrid'
import { shopsOf } from '@/storefront/features/catalog/shops-of'
import { pageQuery } from '@/storefront/features/content/queries'
import { AppBanner } from '@/storefront/features/home/AppBanner'
import { Features } from '@/storefront/features/home/Features'
import { Hero } from '@/storefront/features/home/Hero'
import { Opening } from '@/storefront/features/home/Opening'
import { PromoBanner } from '@/storefront/features/home/PromoBanner'
import { siteJsonLd } from '@/storefront/features/home/site-json-ld'
import { loadRecentlyViewed } from '@/storefront/features/recently-viewed/later'
import { useNavigator } from '@/router/navigation'
import type { Meta } from '@/router/route'
import { useSite } from '@/site/site'
import { JsonLd } from '@/ui/JsonLd'
import { Section } from '@/ui/Section'
import { useLater } from '@/ui/useLater'

const recent = () => recentProductsQuery(10)
const SHOWN_CATEGORIES = 12
const SHOWN_PRODUCTS = 5
const SHOWN_SHOPS = 3

/** What the operator puts forward; a market without that text shows none. */
const promoted = () => optional(pageQuery('accueil'))

export const needs = () => [topCategoriesQuery(), recent(), promoted()]

export const meta = (): Meta => ({ title: t.meta.title, description: t.meta.description, canonical: '/' })

export default function HomePage() {
  const site = useSite()
  const navigator = useNavigator()
  const categories = filled(nestCategories(useQuery(topCategoriesQuery()).data ?? [])).slice(0, SHOWN_CATEGORIES)
  const products = useQuery(recent())
  const RecentlyViewed = useLater(true, loadRecentlyViewed)
  const promotion = useQuery(promoted())
  // The shops to know are those of the other newcomers first: the row above already shows the newest ones.
  const newcomers = products.data?.data ?? []
  // A market that has just opened has nothing to put forward, and promises nothing.
  const empty = products.data?.data.length === 0
  const shops = shopsOf([...newcomers.slice(SHOWN_PRODUCTS), ...newcomers], SHOWN_SHOPS)
  return (
    <>
      <JsonLd block={siteJsonLd(site)} />
      <Hero open={!empty} onGo={(url) => void navigator.push(url)} />
      {empty && <Opening />}
      {categories.length > 0 && (
        <Section title={t.categories.title} link={{ label: t.categories.all, href: '/categorie' }}>
          <CategoryGrid categories={categories} brief />
        </Section>
      )}
      {!empty && <PromoBanner blocks={promotion.data?.blocks ?? []} />}
      {!products.isError && !empty && (
        <Section title={t.recent.title} link={{ label: t.recent.all, href: '/recherche' }}>
          <ProductGrid products={products.data?.data.slice(0, SHOWN_PRODUCTS)} columns={SHOWN_PRODUCTS} row />
        </Section>
      )}
      {RecentlyViewed && <RecentlyViewed />}
      <Features />
      {shops.length > 0 && (
        <Section title={t.shops.title} link={{ label: t.shops.all, href: '/boutique' }}>
          <ShopGrid shops={shops} />
        </Section>
      )}
      <AppBanner ios={site.apps.ios} android={site.apps.android} />
    </>
  )
}
