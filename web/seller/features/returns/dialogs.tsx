import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { t } from '#i18n/seller-returns'
import { t as ui } from '#i18n/ui'
import { refusal } from '@/api/refusal'
import { formatMoney } from '@/lib/format-money'
import { RETURN_REASON_MAX } from '@/lib/rules'
import { LongText } from '@/desk/LongText'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Modal } from '@/ui/Modal'
import { Radio } from '@/ui/Radio'
import { toast } from '@/ui/toast'
import css from './dialogs.module.css'
import { acceptReturn, denyReturn, receiveReturn, useReturnChanged, type Return } from './queries'
import { nameOf } from './ReturnCard'

type FormProps = { shopId: string; about: Return; onClose: () => void }
type DialogProps = Omit<FormProps, 'about'> & { about: Return | undefined; open: boolean }

/** The three answers are dialogs of one shape: what it is about, what is asked, and one button. */
function dialogOf(title: string, Form: (props: FormProps) => ReactNode) {
  return function ReturnDialog({ open, about, ...rest }: DialogProps) {
    return (
      <Modal open={open} onCancel={rest.onClose} title={title}>
        {about && <Form key={about.id} about={about} {...rest} />}
      </Modal>
    )
  }
}

export const AcceptDialog = dialogOf(t.accept.title, AcceptForm)
export const DenyDialog = dialogOf(t.deny.title, DenyForm)
export const ReceiveDialog = dialogOf(t.receive.title, ReceiveForm)

/** Sends an answer; afterwards the dialog closes and the lists are read again. */
function useAnswer(
  shopId: string,
  send: () => Promise<Return>,
  done: (settled: Return) => string,
  onClose: () => void,
) {
  const fresh = useReturnChanged(shopId)
  return useMutation({
    mutationFn: send,
    onSuccess: async (settled) => {
      toast('success', done(settled))
      onClose()
      await fresh()
    },
  })
}

type SheetProps = {
  about: Return
  confirm: string
  sending: boolean
  error: unknown
  onConfirm: () => void
  children: ReactNode
}

function Sheet({ about, confirm, sending, error, onConfirm, children }: SheetProps) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <p className={css.about}>{t.line(about.quantity, nameOf(about))}</p>
      {children}
      {error !== null && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Button type="submit" full loading={sending}>
        {confirm}
      </Button>
    </form>
  )
}

function AcceptForm({ shopId, about, onClose }: FormProps) {
  const { mutate, isPending, error } = useAnswer(
    shopId,
    () => acceptReturn(shopId, about.id),
    () => t.accept.done,
    onClose,
  )
  return (
    <Sheet about={about} confirm={t.accept.confirm} sending={isPending} error={error} onConfirm={() => mutate()}>
      <p>{t.accept.text}</p>
      <p>{t.refundWillBe(formatMoney(about.refund))}</p>
    </Sheet>
  )
}

function DenyForm({ shopId, about, onClose }: FormProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useAnswer(
    shopId,
    () => denyReturn(shopId, about.id, reason.trim()),
    () => t.deny.done,
    onClose,
  )
  const unspoken = reason.trim() === ''
  function confirm() {
    setTried(true)
    if (!unspoken) mutate()
  }
  return (
    <Sheet about={about} confirm={t.deny.confirm} sending={isPending} error={error} onConfirm={confirm}>
      <LongText
        label={t.deny.reason}
        help={t.deny.help}
        value={reason}
        onChange={setReason}
        max={RETURN_REASON_MAX}
        count={t.deny.count}
        error={tried && unspoken ? ui.rules.required : undefined}
      />
    </Sheet>
  )
}

function ReceiveForm({ shopId, about, onClose }: FormProps) {
  const [restock, setRestock] = useState(about.countedStock)
  const { mutate, isPending, error } = useAnswer(
    shopId,
    () => receiveReturn(shopId, about.id, restock),
    (settled) => t.receive.done(formatMoney(settled.refund)),
    onClose,
  )
  return (
    <Sheet about={about} confirm={t.receive.confirm} sending={isPending} error={error} onConfirm={() => mutate()}>
      <p>{t.receive.text(about.quantity)}</p>
      <p>{t.receive.refund(formatMoney(about.refund))}</p>
      {about.countedStock ? (
        <ChoiceGroup label={t.receive.restock} radios required>
          <Radio name="restock" label={t.receive.yes} checked={restock} onChange={() => setRestock(true)} />
          <Radio name="restock" label={t.receive.no} checked={!restock} onChange={() => setRestock(false)} />
        </ChoiceGroup>
      ) : (
        <p className={css.note}>{t.receive.uncounted}</p>
      )}
    </Sheet>
  )
}
