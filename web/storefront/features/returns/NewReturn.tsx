import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/returns'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { OrderMissing } from '@/storefront/features/order/BoughtOrder'
import { orderLinks } from '@/storefront/features/order/links'
import { boughtQuery, ORDER_PATHS } from '@/storefront/features/order/queries'
import { ShopPart } from '@/storefront/features/order/ShopPart'
import { shopsOf } from '@/storefront/features/order/OrderItems'
import type { BoughtOrder, OrderAccess } from '@/storefront/features/order/types'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Loaded } from '@/ui/Loaded'
import { Skeleton } from '@/ui/Skeleton'
import { TitleBar } from '@/ui/TitleBar'
import { itemFailures } from './failure'
import css from './NewReturn.module.css'
import { requestReturn, type Photos, type ReturnRequest } from './queries'
import { ReturnDone } from './ReturnDone'
import { ReturnItem } from './ReturnItem'
import { ReturnPhotos } from './ReturnPhotos'
import { change, reasonErrors, toggle, type Selection } from './selection'

type NewReturnProps = { orderId: string; access: OrderAccess }

/** Asks to send items of an order back. */
export function NewReturn({ orderId, access }: NewReturnProps) {
  const query = useQuery(boughtQuery(orderId, access))
  const [done, setDone] = useState<ReturnRequest>()
  const back = { href: orderLinks(orderId, access).order, label: t.toOrder }
  if (done) return <ReturnDone request={done} back={back} />
  return (
    <Loaded query={query} skeleton={<Skeleton height="32rem" />} missing={<OrderMissing back={back} />}>
      {(order) => (
        <>
          <TitleBar
            title={t.title}
            back={back}
            lead={
              <>
                <span>{t.intro(order.reference)}</span>
                <Link className={layout.link} href="/politique-de-retour-et-remboursement">
                  {t.policy}
                </Link>
              </>
            }
          />
          {!order.canReturn && <EmptyState title={t.none} />}
          <ReturnForm order={order} access={access} onDone={setDone} />
        </>
      )}
    </Loaded>
  )
}

function ReturnForm({
  order,
  access,
  onDone,
}: {
  order: BoughtOrder
  access: OrderAccess
  onDone: (request: ReturnRequest) => void
}) {
  const invalidate = useInvalidate()
  const form = useRef<HTMLFormElement>(null)
  const [selection, setSelection] = useState<Selection>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [photos, setPhotos] = useState<Photos>({})
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: Selection) => requestReturn(order.id, access, wanted, photos),
    onSuccess: async (request) => {
      onDone(request)
      await invalidate(ORDER_PATHS)
    },
    onError: (failure, wanted) => setErrors(itemFailures(failure, wanted)),
  })
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function select(next: Selection) {
    setSelection(next)
    reset()
    // What was wrong is checked again as it is mended; what was never checked is left alone.
    const still = reasonErrors(next)
    setErrors((known) => Object.fromEntries(Object.entries(still).filter(([id]) => known[id])))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonErrors(selection)
    setErrors(found)
    if (Object.keys(found).length === 0) mutate(selection)
  }

  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {shopsOf(order.items).map(({ storeId, storeName, storeSlug }) => (
        <ShopPart key={storeId} name={storeName} slug={storeSlug}>
          {order.items
            .filter((item) => item.storeId === storeId)
            .map((item) => (
              <ReturnItem
                key={item.id}
                item={item}
                picked={selection[item.id]}
                error={errors[item.id]}
                onToggle={() => select(toggle(selection, item))}
                onChange={(to) => select(change(selection, item, to))}
                photos={
                  <ReturnPhotos
                    orderId={order.id}
                    access={access}
                    ids={photos[item.id] ?? []}
                    onChange={(to) => setPhotos((known) => ({ ...known, [item.id]: to(known[item.id] ?? []) }))}
                  />
                }
              />
            ))}
        </ShopPart>
      ))}
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      {order.canReturn && <ReturnBar order={order} selection={selection} sending={isPending} />}
    </form>
  )
}

/** How much is chosen, and the button. */
function ReturnBar({ order, selection, sending }: { order: BoughtOrder; selection: Selection; sending: boolean }) {
  const chosen = order.items.filter(({ id }) => selection[id])
  const shops = shopsOf(chosen).map(({ storeName }) => storeName)
  return (
    <div className={css.bar} data-ground="dark">
      <p role="status">
        {chosen.length === 0 ? (
          t.nothingChosen
        ) : (
          <>
            <b>{t.chosen(chosen.length)}</b>
            {t.chosenAt(shops)}
          </>
        )}
      </p>
      <Button type="submit" variant="wheat" disabled={chosen.length === 0} loading={sending}>
        {t.submit}
      </Button>
    </div>
  )
}
