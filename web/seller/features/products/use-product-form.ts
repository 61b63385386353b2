import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '#i18n/seller-products'
import { ApiError } from '@/api/client'
import { fieldErrors } from '@/api/field-errors'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { compare } from '@/desk/merge'
import { useMerge } from '@/desk/use-merge'
import { useNavigator } from '@/router/navigation'
import { to } from '@/desk/address'
import { useShop } from '@/seller/shop-context'
import { toast } from '@/ui/toast'
import { complete } from './matrix'
import { partsOf, withParts, type Parts } from './merge'
import { blankProduct, bodyOf, formOf, type ProductForm } from './product-form'
import { productPaths, productQuery, saveProduct, type Product, type ProductStatus } from './queries'
import { errorsSince, inForm, validate, type Tried } from './validate'

const words = t.editor
/** What a new status means for buyers: nothing of a shop is on sale before it is open. */
function statusMessage(status: ProductStatus, isOpen: boolean): string {
  if (status === 'published') return isOpen ? words.published : words.hiddenShop
  return status === 'draft' ? words.unpublished : words.archived
}

/** What came back from a save, with what was typed while it was under way. */
function sinceSent(sent: ProductForm, now: ProductForm, fresh: ProductForm): ProductForm {
  const [base, mine, theirs] = partsOf([sent, now, fresh])
  return withParts(fresh, compare(base!, mine!, theirs!).merged)
}

/** A product being written: what is typed, what is wrong with it, whether it is saved, and how to save it. */
export function useProductForm(read: Product | undefined) {
  const shop = useShop()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { replace } = useNavigator()
  const [start, setStart] = useState(() => (read ? complete(formOf(read)) : blankProduct))
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<string>()
  const [seen, setSeen] = useState(read) // what the form was made from
  const product = read ?? seen
  const merge = useMerge<Parts>((parts) => setForm((old) => withParts(old, parts)))

  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, status }: Sending) =>
      saveProduct(shop.id, product?.id, { ...bodyOf(sent, status).body, revision: seen?.revision ?? 0 }),
    onSuccess: (saved, { sent, status }) => {
      const fresh = complete(formOf(saved))
      setStart(fresh)
      setForm((now) => sinceSent(sent, now, fresh))
      setSeen(saved)
      merge.end()
      setTried(undefined)
      const same = status === (product?.status ?? 'draft')
      toast('success', same ? words.saved : statusMessage(status, shop.status === 'approved'))
      const query = productQuery(shop.id, saved.id)
      queries.setQueryData(query.queryKey, saved)
      void invalidate(productPaths(shop.id), query)
    },
    onError: (error, { sent, status }) => {
      const edited = editedOf(error)
      if (edited) return second(edited)
      const refused = fieldErrors(error, inForm(bodyOf(sent, status).places))
      setTried({ form: sent, status, refused })
      setFailure(Object.keys(refused).length > 0 ? undefined : (refusal(error) ?? t.failed))
    },
  })
  function save(status: ProductStatus) {
    setTried({ form, status, refused: {} })
    setFailure(undefined)
    if (Object.keys(validate(form, status)).length === 0) mutate({ sent: form, status })
  }
  /** Someone saved first: the form goes on from what they saved, with what was typed here. */
  function second({ changedBy: who, changedAt: at, product: saved }: Edited) {
    const theirs = complete(formOf(saved))
    const [base, mine, value] = partsOf([start, form, theirs])
    setStart(theirs)
    setForm(theirs)
    setSeen(saved)
    merge.meet(base!, mine!, { who, at, value: value! })
    queries.setQueryData(productQuery(shop.id, saved.id).queryKey, saved)
  }
  const errors = tried ? errorsSince(tried, form) : {}
  const unsaved = form !== start && JSON.stringify(form) !== JSON.stringify(start)
  // The page of a new product opens once all that was typed is saved.
  const made = !read && !unsaved ? seen?.id : undefined
  useEffect(() => {
    if (made) void replace(to(`/produits/${made}`)).catch(() => {}) // the progress bar shows the failure
  }, [made, replace])
  return {
    /** As it was last read or saved; undefined for one that never was. */
    product,
    form,
    setForm,
    errors,
    failure,
    unsaved,
    save,
    saving: isPending,
    merge,
  }
}

interface Sending {
  sent: ProductForm
  status: ProductStatus
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
