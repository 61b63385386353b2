import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-products'
import { to } from '@/desk/address'
import { useShop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { Editor } from './Editor'
import { productQuery } from './queries'

/** The editor of a product that exists. It opens on what is read at that moment, never on what was kept from before. */
export function KnownProduct({ id }: { id: string }) {
  const shop = useShop()
  const read = useQuery({ ...productQuery(shop.id, id), refetchOnMount: 'always', refetchOnReconnect: false })
  const query = { ...read, data: read.isFetchedAfterMount ? read.data : undefined }
  const missing = (
    <EmptyState title={t.editor.missing} action={<Button href={to('/produits')}>{t.editor.back}</Button>} />
  )
  return (
    <Loaded query={query} skeleton={<Skeleton height="36rem" />} missing={missing}>
      {(product) => <Editor key={product.id} product={product} />}
    </Loaded>
  )
}
