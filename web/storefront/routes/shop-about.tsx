import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/shop'
import { t as ui } from '#i18n/ui'
import { formatDate } from '@/lib/format-date'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { lead } from '@/storefront/features/product/description'
import { shippingLines } from '@/storefront/features/product/shipping'
import { AwayNotice } from '@/storefront/features/shop/AwayNotice'
import { shopJsonLd } from '@/storefront/features/shop/json-ld'
import { shopQuery } from '@/storefront/features/shop/queries'
import { shippingTerms } from '@/storefront/features/shop/shipping-terms'
import css from '@/storefront/features/shop/ShopAbout.module.css'
import { ContactPanel, MerchantPanel } from '@/storefront/features/shop/ShopMerchant'
import { groundOf, ShopSign } from '@/storefront/features/shop/ShopSign'
import { ShopStory } from '@/storefront/features/shop/ShopStory'
import { ReturnsPanel, ShippingPanel } from '@/storefront/features/shop/ShopTerms'
import type { Shop } from '@/storefront/features/shop/types'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'
import { useSite } from '@/site/site'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import layout from '@/ui/layout.module.css'

const ours = ({ params }: RouteContext) => shopQuery(params.slug ?? '')
const aboutOf = (shopAddress: string) => `${shopAddress}/a-propos`

export const needs = (context: RouteContext) => [ours(context)]

export function meta(context: RouteContext, read: Read): Meta {
  const shop = read(ours(context))
  if (!shop) return { title: '' }
  return {
    title: t.aboutTitle(shop.name),
    description: lead(shop.presentation) || shop.tagline || t.description(shop.name, shop.city),
    canonical: aboutOf(`/boutique/${shop.slug}`),
    image: `/boutique/${shop.slug}/partage.jpeg`,
    ...(shop.redirectTo && { redirect: aboutOf(shop.redirectTo) }),
  }
}

export default function ShopAboutPage() {
  const { context } = useView()
  const { data: shop, dataUpdatedAt } = useQuery(ours(context))
  return shop ? <ShopAboutView shop={shop} now={dataUpdatedAt} /> : null
}

function ShopAboutView({ shop, now }: { shop: Shop; now: number }) {
  const { publicUrl } = useSite()
  const address = `/boutique/${shop.slug}`
  const trail = [
    { label: t.crumb, href: '/boutique' },
    { label: shop.name, href: address },
  ]
  const here = { label: t.aboutCrumb, href: aboutOf(address) }
  return (
    <div className={layout.frame}>
      <JsonLd block={shopJsonLd(shop, publicUrl)} />
      <JsonLd block={breadcrumbJsonLd(publicUrl, ui.breadcrumb.home, [...trail, here])} />
      <Breadcrumb trail={trail} current={t.aboutCrumb} />
      <div className={css.head} style={groundOf(shop.categoryCode)}>
        <ShopSign shop={shop} />
        <div>
          <p className={css.eyebrow}>{t.about}</p>
          <h1>{shop.name}</h1>
          <p className={css.facts}>
            {t.place(shop.city, shop.postalCode)} · {t.facts.since(formatDate(shop.createdAt))}
          </p>
        </div>
      </div>
      <AwayNotice shop={shop} now={now} />
      <div className={css.columns}>
        <ShopStory shop={shop} />
        <div className={css.terms}>
          <ShippingPanel
            shop={shop}
            terms={shippingTerms(shop.shippingSettings, shippingLines(shop.shippingSettings))}
          />
          <ReturnsPanel terms={shop.returnTerms} />
          <MerchantPanel merchant={shop.merchant} />
          <ContactPanel />
        </div>
      </div>
    </div>
  )
}
