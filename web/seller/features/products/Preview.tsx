import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-products'
import { formatMoney } from '@/lib/format-money'
import { to } from '@/desk/address'
import { useShop } from '@/seller/shop-context'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import css from './Preview.module.css'
import { previewQuery, type PreviewedProduct } from './queries'

const words = t.preview

/** A product as customers will see it, before it is on sale. */
export function Preview({ id }: { id: string }) {
  const shop = useShop()
  const query = useQuery(previewQuery(shop.id, id))
  return (
    <>
      <TitleBar title={words.title} back={{ href: to(`/produits/${id}`), label: words.back }} lead={words.note} />
      <Loaded query={query} skeleton={<Skeleton height="32rem" />} missing={<EmptyState title={t.editor.missing} />}>
        {(product) => <Sheet product={product} />}
      </Loaded>
    </>
  )
}

function Sheet({ product }: { product: PreviewedProduct }) {
  const variant = product.variants.find(({ isDefault }) => isDefault) ?? product.variants[0]
  return (
    <article className={css.sheet}>
      <ul className={css.photos}>
        {product.productPhotos.length === 0 && (
          <li>
            <Picture thumbs={null} alt="" sizes="28rem" />
          </li>
        )}
        {product.productPhotos.map((photo) => (
          <li key={photo.id}>
            <Picture thumbs={photo.thumbs} alt={photo.alt} sizes="28rem" width={photo.width} height={photo.height} />
          </li>
        ))}
      </ul>
      <div className={css.words}>
        <p className={css.shop}>{product.storeName}</p>
        <h2>{product.name}</h2>
        {variant && <Price price={variant.price} regularPrice={variant.regularPrice} />}
        {product.options.map(({ name, values }) => (
          <p key={name}>
            <strong>{name}</strong> {values?.join(', ')}
          </p>
        ))}
        {variant?.sku && <p>{`${words.sku}\u00a0: ${variant.sku}`}</p>}
        {product.finalSale && <Badge>{words.finalSale}</Badge>}
        {/* The server has already removed everything that could act. */}
        {product.description ? (
          <div className={css.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
        ) : (
          <p>{words.noDescription}</p>
        )}
      </div>
    </article>
  )
}

function Price({ price, regularPrice }: { price: number; regularPrice: number }) {
  return (
    <p className={css.price}>
      {formatMoney(price)} {regularPrice > price && <s>{formatMoney(regularPrice)}</s>}
    </p>
  )
}
