import { useMutation } from '@tanstack/react-query'
import { t } from '#i18n/seller-products'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { useNavigator } from '@/router/navigation'
import { useShop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { copyProduct, productPaths } from './queries'

const words = t.editor

/** Makes a draft like a product, and opens it. */
export function CopyButton({ productId, disabled }: { productId: string; disabled: boolean }) {
  const shop = useShop()
  const invalidate = useInvalidate()
  const { push } = useNavigator()
  const { mutate, isPending } = useMutation({
    mutationFn: () => copyProduct(shop.id, productId),
    onSuccess: ({ id }) => {
      toast('success', words.copied)
      void invalidate(productPaths(shop.id))
      void push(to(`/produits/${id}`)).catch(() => {}) // the progress bar shows the failure
    },
    onError: (error) => toast('error', refusal(error) ?? t.failed),
  })
  return (
    <Button size="s" variant="link" loading={isPending} disabled={disabled} onClick={() => mutate()}>
      {words.copy}
    </Button>
  )
}
