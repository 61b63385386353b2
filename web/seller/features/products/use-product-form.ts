import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-products'
import { ApiError } from '@/api/client'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { useNavigator } from '@/router/navigation'
import { to } from '@/desk/address'
import { useShop } from '@/seller/shop-context'
import { toast } from '@/ui/toast'
import { complete } from './matrix'
import { blankProduct, bodyOf, formOf, type ProductForm } from './product-form'
import { productPaths, productQuery, saveProduct, type Product, type ProductStatus } from './queries'
import { errorsSince, refusedPaths, validate, type Tried } from './validate'

const words = t.editor
const statusMessages: Record<ProductStatus, string> = {
  draft: words.unpublished,
  published: words.published,
  archived: words.archived,
}

/** A product being written: what is typed, what is wrong with it, whether it is saved, and how to save it. */
export function useProductForm(product: Product | undefined) {
  const shop = useShop()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { replace } = useNavigator()
  const [start, setStart] = useState(() => (product ? complete(formOf(product)) : blankProduct))
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<string>()
  const [seen, setSeen] = useState(product) // what the form was made from
  const [conflict, setConflict] = useState<Edited>()

  const { mutate, isPending } = useMutation({
    mutationFn: (status: ProductStatus) =>
      saveProduct(shop.id, product?.id, { ...bodyOf(form, status).body, revision: seen?.revision ?? 0 }),
    networkMode: 'always',
    onSuccess: (saved, status) => {
      const fresh = complete(formOf(saved))
      setStart(fresh)
      setForm(fresh)
      setSeen(saved)
      setConflict(undefined)
      setTried(undefined)
      toast('success', status === (product?.status ?? 'draft') ? words.saved : statusMessages[status])
      const query = productQuery(shop.id, saved.id)
      queries.setQueryData(query.queryKey, saved)
      void invalidate(productPaths(shop.id), query)
      if (!product) void replace(to(`/produits/${saved.id}`)).catch(() => {}) // the progress bar shows the failure
    },
    onError: (error, status) => {
      const edited = editedOf(error)
      setConflict(edited)
      if (edited) return
      const refused =
        error instanceof ApiError ? refusedPaths(error.problem.errors ?? [], bodyOf(form, status).places) : {}
      setTried({ form, status, refused })
      setFailure(Object.keys(refused).length > 0 ? undefined : (refusal(error) ?? t.failed))
    },
  })
  function save(status: ProductStatus) {
    setTried({ form, status, refused: {} })
    setFailure(undefined)
    if (Object.keys(validate(form, status)).length === 0) mutate(status)
  }
  /** Takes what the other person saved in place of what is typed here. */
  function takeTheirs() {
    if (!conflict) return
    const fresh = complete(formOf(conflict.product))
    setStart(fresh)
    setForm(fresh)
    setSeen(conflict.product)
    setConflict(undefined)
    queries.setQueryData(productQuery(shop.id, conflict.product.id).queryKey, conflict.product)
  }
  /** Keeps what is typed here: saving then replaces what the other person saved. */
  function keepMine() {
    if (!conflict) return
    setSeen(conflict.product)
    setConflict(undefined)
  }
  const errors = tried ? errorsSince(tried, form) : {}
  const unsaved = form !== start && JSON.stringify(form) !== JSON.stringify(start)
  return {
    form,
    setForm,
    errors,
    failure,
    unsaved,
    save,
    saving: isPending,
    conflict: conflict && { ...conflict, changed: changedFields(start, complete(formOf(conflict.product))) },
    takeTheirs,
    keepMine,
  }
}

/** Someone saved first: who, when, and what the product is now. */
interface Edited {
  changedBy: string
  changedAt: string
  product: Product
}

function editedOf(error: unknown): Edited | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'product_changed') return undefined
  return error.problem.extra as Edited
}

/** The parts of a product that differ between two forms. */
export const changedFields = (was: ProductForm, is: ProductForm): (keyof ProductForm)[] =>
  (Object.keys(is) as (keyof ProductForm)[]).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
