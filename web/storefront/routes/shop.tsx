import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/shop'
import { t as ui } from '#i18n/ui'
import { categoryNamesQuery, useCategoryTree } from '@/storefront/features/listing/categories'
import { Offers } from '@/storefront/features/catalog/Offers'
import { FollowShop } from '@/storefront/features/follow/FollowShop'
import { inOneShop, toggled, withCategories, withWords } from '@/storefront/features/listing/actions'
import { categoryKey } from '@/storefront/features/listing/category-menu'
import { ProductListing } from '@/storefront/features/listing/ProductListing'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { listingMeta } from '@/storefront/features/listing/seo'
import { DEFAULT_STATE, readState, writeState, type ListingState } from '@/storefront/features/listing/state'
import { useListing } from '@/storefront/features/listing/useListing'
import { lead } from '@/storefront/features/product/description'
import { shippingLines } from '@/storefront/features/product/shipping'
import { WordsForm } from '@/storefront/features/search/WordsForm'
import { AwayNotice } from '@/storefront/features/shop/AwayNotice'
import { shopJsonLd } from '@/storefront/features/shop/json-ld'
import { shopProductsQuery, shopQuery } from '@/storefront/features/shop/queries'
import { shippingFact } from '@/storefront/features/shop/shipping-terms'
import { ShopFront } from '@/storefront/features/shop/ShopFront'
import css from '@/storefront/features/shop/ShopPage.module.css'
import { ShopCategories } from '@/storefront/features/shop/ShopCategories'
import type { Shop } from '@/storefront/features/shop/types'
import { Report } from '@/storefront/Report'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'
import { useSite } from '@/site/site'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'

const TAB = 'products'
const TRAIL = [{ label: t.crumb, href: '/boutique' }]
const slugOf = ({ params }: RouteContext) => params.slug ?? ''

/** The address chooses the shop, so it cannot be filtered away. */
const stateOf = (query: URLSearchParams): ListingState => inOneShop(readState(query, TAB))

/** What stands in the window: the same products whatever is searched below. */
const windowQuery = (slug: string) => shopProductsQuery(slug, DEFAULT_STATE)

export const needs = (context: RouteContext) => [
  categoryNamesQuery(),
  shopQuery(slugOf(context)),
  shopProductsQuery(slugOf(context), stateOf(context.query)),
  windowQuery(slugOf(context)),
]

export function meta(context: RouteContext, read: Read): Meta {
  const shop = read(shopQuery(slugOf(context)))
  if (!shop) return { title: '' }
  const state = stateOf(context.query)
  const address = `/boutique/${shop.slug}`
  const found = read(shopProductsQuery(slugOf(context), state))
  return {
    title: state.page > 1 ? t.page(shop.name, state.page) : shop.name,
    description: shop.tagline || lead(shop.presentation) || t.description(shop.name, shop.city),
    // A shop that sells nothing yet is still a page worth finding.
    ...listingMeta(address, state, found?.total || state.page > 1 ? found : undefined, TAB),
    ...(shop.closed && { robots: 'noindex' }),
    image: `${address}/partage.jpeg`,
    ...(shop.redirectTo && { redirect: shop.redirectTo + writeState(state, TAB) }),
  }
}

export default function ShopPage() {
  const { context } = useView()
  const { data: shop, dataUpdatedAt } = useQuery(shopQuery(slugOf(context)))
  return shop ? <ShopView shop={shop} now={dataUpdatedAt} /> : null
}

function ShopView({ shop, now }: { shop: Shop; now: number }) {
  const { publicUrl } = useSite()
  const address = `/boutique/${shop.slug}`
  const inWindow = useQuery(windowQuery(shop.slug)).data?.data ?? []
  return (
    <>
      <JsonLd block={shopJsonLd(shop, publicUrl)} />
      <JsonLd
        block={breadcrumbJsonLd(publicUrl, ui.breadcrumb.home, [...TRAIL, { label: shop.name, href: address }])}
      />
      <ShopFront
        shop={shop}
        excerpt={lead(shop.presentation) || shop.tagline}
        shipping={shippingFact(shop, shippingLines(shop.shippingSettings))}
        products={inWindow}
        follow={<FollowShop key={shop.id} shop={shop} />}
      />
      <div className={layout.frame}>
        <Breadcrumb trail={TRAIL} current={shop.name} />
        <AwayNotice shop={shop} now={now} />
        <Offers offers={shop.offers} ofShop />
        {!shop.closed && <ShopProducts slug={shop.slug} />}
        {!shop.closed && <Report subject={{ kind: 'shop', id: shop.id }} />}
      </div>
    </>
  )
}

function ShopProducts({ slug }: { slug: string }) {
  const base = useListing({ query: (state) => shopProductsQuery(slug, state), fixedTab: TAB })
  const listing = { ...base, state: inOneShop(base.state), oneShop: true }
  const { state, go, hrefFor } = listing
  const categories = useQuery(categoryNamesQuery()).data ?? []
  const tree = useCategoryTree()
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <h2>{state.q ? t.products.titleFor(state.q) : t.products.title}</h2>
          {state.q && (
            <Link className={layout.link} href={hrefFor(withWords(state, ''))}>
              {t.products.all}
            </Link>
          )}
        </div>
        <WordsForm
          key={state.q}
          action={`/boutique/${slug}`}
          words={state.q}
          label={t.products.search}
          placeholder={t.products.placeholder}
          button={t.products.button}
          onWords={(q) => go(withWords(state, q))}
        />
      </div>
      <ProductListing
        listing={listing}
        tree={tree}
        linkTo={(node, from) => hrefFor(withCategories(from, node ? [categoryKey(node)] : []))}
        menu={({ state: from, answer }) => (
          <ShopCategories
            categories={categories}
            facets={answer?.facets.categories ?? []}
            chosen={from.categories}
            total={answer?.total}
            linkTo={(key) => hrefFor(withCategories(from, key ? toggled(from.categories, key) : []))}
          />
        )}
      />
    </>
  )
}
