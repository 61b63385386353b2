import { t } from '#i18n/seller-products'
import { to } from '@/desk/address'
import { SaveBar } from '@/desk/SaveBar'
import { useShop } from '@/seller/shop-context'
import { readOnly } from '@/seller/view'
import { useSite } from '@/site/site'
import { Button } from '@/ui/Button'
import { CopyButton } from './CopyButton'
import type { Product, ProductStatus } from './queries'

const words = t.editor

type EditorActionsProps = {
  product: Product | undefined
  unsaved: boolean
  saving: boolean
  /** Something must be chosen first. */
  blocked: boolean
  onSave: (status: ProductStatus) => void
}

/** What can be done with a product as it is: save, publish or unpublish, preview. */
export function EditorActions({ product, unsaved, saving, blocked, onSave }: EditorActionsProps) {
  const status = product?.status ?? 'draft'
  if (readOnly()) return product && <PreviewLink product={product} unsaved={false} />
  const move = (label: string, to: ProductStatus) => (
    <Button size="s" variant="secondary" disabled={saving || blocked} onClick={() => onSave(to)}>
      {label}
    </Button>
  )
  return (
    <SaveBar unsaved={unsaved}>
      {product && <PreviewLink product={product} unsaved={unsaved} />}
      {product && <CopyButton productId={product.id} disabled={unsaved || saving} />}
      {product && status !== 'archived' && move(words.archive, 'archived')}
      {status === 'published' && move(words.unpublish, 'draft')}
      {status === 'draft' && (
        <Button size="s" variant="secondary" type="submit" loading={saving} disabled={blocked}>
          {words.saveDraft}
        </Button>
      )}
      {status === 'archived' && (
        <Button size="s" variant="secondary" type="submit" loading={saving} disabled={!unsaved || blocked}>
          {words.save}
        </Button>
      )}
      {status === 'published' ? (
        <Button size="s" type="submit" loading={saving} disabled={!unsaved || blocked}>
          {words.save}
        </Button>
      ) : (
        !product?.hiddenAt && (
          <Button size="s" loading={saving} disabled={blocked} onClick={() => onSave('published')}>
            {words.publish}
          </Button>
        )
      )}
    </SaveBar>
  )
}

/** The public page of what is on sale; a preview of the rest. */
function PreviewLink({ product, unsaved }: { product: Product; unsaved: boolean }) {
  const { publicUrl } = useSite()
  const { status } = useShop()
  const isPublic = product.status === 'published' && status === 'approved' && !unsaved
  if (isPublic) {
    return (
      <Button size="s" variant="link" href={`${publicUrl}/produit/${product.slug}`} target="_blank" rel="noreferrer">
        {words.seePage}
      </Button>
    )
  }
  return (
    <Button size="s" variant="link" href={to(`/produits/${product.id}/apercu`)}>
      {words.preview}
    </Button>
  )
}
