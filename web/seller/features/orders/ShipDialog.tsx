import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-orders'
import { refusal } from '@/api/refusal'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/Modal'
import { toast } from '@/ui/toast'
import { CarrierFields } from './CarrierFields'
import { EMPTY_TRACKING, linkError, toParcel, type Tracking } from './carriers'
import css from './dialogs.module.css'
import { shipUnits, useOrderChanged } from './queries'
import type { Order } from './types'
import { UnitPicker } from './UnitPicker'
import { countUnits, everyUnit, fits, leftOf, toLines } from './units'

/** A local delivery has no carrier, and words of its own. */
const wordsOf = ({ delivery }: Order) => (delivery.method === 'local' ? { ...t.ship, ...t.local } : t.ship)

type FormProps = { shopId: string; order: Order; onClose: () => void }

/** Notes a parcel: its units, who carries it and how it is followed. */
export function ShipDialog({ open, ...form }: FormProps & { open: boolean }) {
  return (
    <Modal open={open} onCancel={form.onClose} title={wordsOf(form.order).title}>
      {/* What is typed outlives a closed dialog, not a changed order. */}
      <ShipForm key={leftOf(form.order.items)} {...form} />
    </Modal>
  )
}

function ShipForm({ shopId, order, onClose }: FormProps) {
  const words = wordsOf(order)
  const changed = useOrderChanged(shopId)
  const [chosen, setChosen] = useState(() => everyUnit(order.items))
  const [tracking, setTracking] = useState<Tracking>(EMPTY_TRACKING)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => shipUnits(shopId, order.id, { items: toLines(chosen, order.items), ...toParcel(tracking) }),
    onSuccess: async (shipped) => {
      toast('success', words.done)
      onClose()
      await changed(shipped)
    },
  })
  const units = countUnits(chosen)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (units > 0 && fits(chosen, order.items) && !linkError(tracking)) mutate()
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <UnitPicker
        legend={words.units}
        items={order.items}
        chosen={chosen}
        onChange={setChosen}
        labelOf={words.unitsOf}
      />
      {order.delivery.method === 'parcel' && (
        <CarrierFields shopId={shopId} tracking={tracking} tried={tried} onChange={setTracking} />
      )}
      <p className={css.note}>{words.notice}</p>
      {tried && units === 0 && <Alert kind="error" title={words.nothing} />}
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Button type="submit" full loading={isPending}>
        {words.submit(units)}
      </Button>
    </form>
  )
}
