import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-orders'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/Modal'
import { toast } from '@/ui/toast'
import { CarrierFields } from './CarrierFields'
import { linkError, toParcel, trackingOf } from './carriers'
import css from './dialogs.module.css'
import { carriersQuery, correctParcel, undoParcel, useOrderChanged } from './queries'
import type { Order, Shipment } from './types'

const words = t.parcel

type FormProps = { shopId: string; orderId: string; parcel: Shipment; onClose: () => void }
type DialogProps = Omit<FormProps, 'parcel'> & { parcel: Shipment | undefined; open: boolean }

/** Sends a change; afterwards the dialog closes and the order is shown as it is. */
function useChange(shopId: string, onClose: () => void, send: () => Promise<Order>, done: string) {
  const changed = useOrderChanged(shopId)
  return useMutation({
    mutationFn: send,
    onSuccess: async (order) => {
      toast('success', done)
      onClose()
      await changed(order)
    },
  })
}

/** Corrects who carries a parcel and how it is followed. */
export function CorrectDialog({ open, parcel, ...form }: DialogProps) {
  return (
    <Modal open={open} onCancel={form.onClose} title={words.correct.title}>
      {parcel && <CorrectForm key={parcel.id} parcel={parcel} {...form} />}
    </Modal>
  )
}

function CorrectForm({ shopId, orderId, parcel, onClose }: FormProps) {
  const { data: carriers = [] } = useQuery({ ...carriersQuery(shopId), staleTime: Infinity })
  const [typed, setTyped] = useState<ReturnType<typeof trackingOf>>()
  const tracking = typed ?? trackingOf(parcel, carriers)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useChange(
    shopId,
    onClose,
    () => correctParcel(shopId, orderId, parcel.id, toParcel(tracking)),
    words.correct.done,
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!linkError(tracking)) mutate()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <CarrierFields shopId={shopId} tracking={tracking} tried={tried} onChange={setTyped} />
      <p className={css.note}>{words.correct.notice}</p>
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Button type="submit" full loading={isPending}>
        {words.correct.submit}
      </Button>
    </form>
  )
}

/** Undoes a parcel that did not leave. */
export function UndoDialog({ open, parcel, ...form }: DialogProps) {
  return (
    <Modal open={open} onCancel={form.onClose} title={words.undo.title}>
      {parcel && <UndoForm key={parcel.id} parcel={parcel} {...form} />}
    </Modal>
  )
}

function UndoForm({ shopId, orderId, parcel, onClose }: FormProps) {
  const { mutate, isPending, error } = useChange(
    shopId,
    onClose,
    () => undoParcel(shopId, orderId, parcel.id),
    words.undo.done,
  )
  return (
    <div className={css.form}>
      <p>{words.undo.text}</p>
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Button full loading={isPending} onClick={() => mutate()}>
        {words.undo.submit}
      </Button>
    </div>
  )
}
