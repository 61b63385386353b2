import { useQuery } from '@tanstack/react-query'
import { t as ui } from '#i18n/ui'
import { lead } from '@/storefront/features/product/description'
import { Gallery } from '@/storefront/features/product/Gallery'
import { breadcrumbJsonLd, productJsonLd } from '@/storefront/features/product/json-ld'
import { SameShop, Similar } from '@/storefront/features/product/MoreProducts'
import css from '@/storefront/features/product/ProductPage.module.css'
import { ProductTabs } from '@/storefront/features/product/ProductTabs'
import { Purchase } from '@/storefront/features/product/Purchase'
import { productQuery } from '@/storefront/features/product/queries'
import type { Product } from '@/storefront/features/product/types'
import { useVariant } from '@/storefront/features/product/use-variant'
import { searchedAt, useViewLog } from '@/storefront/features/product/use-view-log'
import { defaultPhoto } from '@/storefront/features/product/variants'
import { questionsQuery } from '@/storefront/features/questions/questions'
import { Reviews } from '@/storefront/features/reviews/Reviews'
import { loadRecentlyViewed } from '@/storefront/features/recently-viewed/later'
import { Report } from '@/storefront/Report'
import { useView } from '@/router/navigation'
import type { Meta, Read, RouteContext } from '@/router/route'
import { useSite } from '@/site/site'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import layout from '@/ui/layout.module.css'
import { useLater } from '@/ui/useLater'

/** Fetched once the page runs: they are read by the browser alone, and stand behind a tab. */
const loadQuestions = () => import('@/storefront/features/questions/Questions').then(({ Questions }) => Questions)

const ours = ({ params }: RouteContext) => productQuery(params.slug ?? '')

export const needs = (context: RouteContext) => [ours(context)]

export function meta(context: RouteContext, read: Read): Meta {
  const product = read(ours(context))
  if (!product) return { title: '' }
  return {
    title: product.name,
    description: lead(product.description) || `${product.name}, ${product.storeName}`,
    canonical: `/produit/${product.slug}`,
    type: 'product',
    ...(product.mainPhoto && { image: product.mainPhoto }),
    ...(product.redirectTo && { redirect: product.redirectTo }),
  }
}

export default function ProductPage() {
  const { context, from } = useView()
  const { data, dataUpdatedAt } = useQuery(ours(context))
  return data ? <ProductView product={data} now={dataUpdatedAt} search={searchedAt(from)} /> : null
}

type ProductViewProps = { product: Product; now: number; search: string | undefined }

function ProductView({ product, now, search }: ProductViewProps) {
  const { publicUrl } = useSite()
  const choice = useVariant(product)
  useViewLog(product.id, search)
  const RecentlyViewed = useLater(true, loadRecentlyViewed)
  const Questions = useLater(true, loadQuestions)
  const questions = useQuery(questionsQuery(product.id)).data
  const trail = product.breadcrumb.map(({ name, path }) => ({ label: name, href: `/categorie/${path}` }))
  const address = `/produit/${product.slug}`
  const whole = [{ label: ui.breadcrumb.home, href: '/' }, ...trail, { label: product.name, href: address }]
  return (
    <>
      <JsonLd block={productJsonLd(product, publicUrl)} />
      <JsonLd block={breadcrumbJsonLd(whole, publicUrl)} />
      <div className={layout.frame}>
        <Breadcrumb trail={trail} current={product.name} />
        <div className={css.sheet}>
          <Gallery
            name={product.name}
            photos={product.productPhotos}
            preferred={choice.variant && defaultPhoto(choice.variant)}
          />
          <Purchase product={product} choice={choice} now={now} />
        </div>
        <ProductTabs
          product={product}
          variant={choice.variant}
          questionCount={questions?.length}
          questions={Questions && <Questions productId={product.id} shopName={product.storeName} from={address} />}
        />
        <Reviews productId={product.id} shopName={product.storeName} summary={product.reviews} />
        <Report subject={{ kind: 'product', id: product.id }} />
      </div>
      <div className={css.more}>
        <SameShop product={product} />
        <Similar product={product} />
        {RecentlyViewed && <RecentlyViewed current={product.slug} />}
      </div>
    </>
  )
}
