import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { t } from '#i18n/add-to-cart'
import { refusal } from '@/api/refusal'
import type { NewLine } from '@/storefront/add-to-cart'
import { usePanel } from '@/storefront/panels'
import { useOnHolderChange, useOnSignIn } from '@/session/session-context'
import { toast } from '@/ui/toast'
import { openCart, sendChange } from './calls'
import { forgetCartId } from './cart-id'
import { CartContext, type CartState, type Made } from './cart-context'
import { sumsArePending, withPending } from './pending'
import { isMoving, useDrafts } from './quantities'
import type { Cart, CartItem, Change } from './types'

const KEY = ['cart']
/** A cart read less than this ago is fresh enough to be shown. */
const FRESH_MS = 5000
const cartQuery = {
  queryKey: KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => openCart(signal),
  staleTime: 60_000,
}
const none: CartItem[] = []

/** Opens the cart when the page has started and shares it with every feature. The server renders without a cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(cartQuery)
  const { change, changes, last } = useChanges()
  const cart = useMemo(() => data && withPending(data, changes), [data, changes])
  const send = useCallback(
    (item: CartItem, quantity: number) => void change({ kind: 'set', item, quantity }).catch(showRefusal),
    [change],
  )
  const add = useCallback((line: NewLine) => change({ kind: 'add', ...line }), [change])
  const refill = useCallback(
    async (lines: readonly NewLine[]) => {
      const { items } = await queries.ensureQueryData(cartQuery)
      const refused: string[] = []
      for (const { variantId, quantity } of lines) {
        if (items.some((item) => item.variantId === variantId)) continue
        const inCart =
          (await taken(add({ variantId, quantity }))) ||
          (quantity > 1 && (await taken(add({ variantId, quantity: 1 }))))
        if (!inCart) refused.push(variantId)
      }
      return refused
    },
    [queries, add],
  )
  const { drafts, setDraft } = useDrafts(cart?.items ?? none, send)
  useFreshnessWhenOpened(data, change)
  useOwner(change)

  const state: CartState = {
    cart,
    ordered: data?.ordered,
    failed: isError && !data,
    busy: sumsArePending(changes) || (cart?.items.some((item) => isMoving(item, drafts)) ?? false),
    last,
    quantityOf: (item) => drafts[item.id] ?? item.quantity,
    setQuantity: (item, quantity) => setDraft(item.id, quantity),
    remove: (item) => void change({ kind: 'remove', item }).catch(showRefusal),
    move: (item, kind) => void change({ kind, item }).catch(showRefusal),
    choose: (storeId, method) => void change({ kind: 'delivery', storeId, method }).catch(showRefusal),
    add,
    refill,
    call: (call, said) => change({ kind: 'call', call, said }),
    retry: () => void refetch(),
  }
  return <CartContext value={state}>{children}</CartContext>
}

/** Whether the server took a change; a failure that is no refusal is thrown. */
async function taken(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (refusal(error) === undefined) throw error
    return false
  }
}

/** Sends changes one after the other, so that the last response holds the final state. */
function useChanges() {
  const queries = useQueryClient()
  const [last, setLast] = useState<Made>()
  const { mutateAsync } = useMutation({
    mutationKey: KEY,
    scope: { id: 'cart' },
    mutationFn: async (change: Change) => {
      const { id } = await queries.ensureQueryData(cartQuery)
      await queries.cancelQueries({ queryKey: KEY }) // an answer from before the change must not come after it
      return sendChange(id, change)
    },
    onSuccess: (cart, change) => {
      queries.setQueryData(KEY, cart)
      if (change.kind !== 'seen' && change.kind !== 'claim') setLast({ cart, change })
    },
    onError: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
  const changes = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  })
  return { change: mutateAsync, changes, last }
}

/**
 * The cart follows the session, in any tab: it is claimed at sign-in, opened again once someone has signed in, and
 * leaves with its owner at sign-out.
 */
function useOwner(change: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient()
  useOnSignIn(() => change({ kind: 'claim' }))
  useOnHolderChange((holder, before) => {
    if (before && !holder) {
      forgetCartId(queries.getQueryData<Cart>(KEY)?.id)
      void queries.resetQueries({ queryKey: KEY })
    } else if (queries.isMutating({ mutationKey: KEY }) === 0) void queries.invalidateQueries({ queryKey: KEY })
  })
}

/** Shows that a change was refused, and why when the server says so. */
function showRefusal(error: unknown) {
  toast('error', refusal(error) ?? t.failed)
}

/** Opening the drawer asks for the prices of the moment; closing it notes that its changed prices were seen. */
function useFreshnessWhenOpened(cart: Cart | undefined, change: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient()
  const open = usePanel('cart')
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    const age = Date.now() - (queries.getQueryState(KEY)?.dataUpdatedAt ?? 0)
    if (open && age > FRESH_MS && queries.isMutating({ mutationKey: KEY }) === 0)
      void queries.invalidateQueries({ queryKey: KEY })
    const items = cart?.items.filter(({ price }) => price.previousUnitPrice !== null) ?? []
    // When this fails, the changed prices are shown again next time.
    if (!open && items.length > 0) change({ kind: 'seen', items }).catch(() => {})
  }, [open, cart, change, queries])
}
