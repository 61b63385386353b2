import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '#i18n/seller-orders'
import { t as ui } from '#i18n/ui'
import { refusal } from '@/api/refusal'
import { LongText } from '@/desk/LongText'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Modal } from '@/ui/Modal'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './dialogs.module.css'
import { handOver, useOrderChanged, useRefreshOrder } from './queries'
import type { Order } from './types'

const words = t.pickup
const REASON_MAX = 200
const CODE = /^\d{6}$/

type FormProps = { shopId: string; order: Order; onClose: () => void }

/** Hands a pickup over, against the customer's code or with a reason. */
export function HandoverDialog({ open, ...form }: FormProps & { open: boolean }) {
  return (
    <Modal open={open} onCancel={form.onClose} title={words.title}>
      <HandoverForm key={form.order.shipments.length} {...form} />
    </Modal>
  )
}

function HandoverForm({ shopId, order, onClose }: FormProps) {
  const changed = useOrderChanged(shopId)
  const refresh = useRefreshOrder(shopId, order.id)
  const blocked = order.pickupTriesLeft === 0
  const [asked, setAsked] = useState(false)
  const without = asked || blocked
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const typed = code.replaceAll(/\D/g, '')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => handOver(shopId, order.id, without ? { reason: reason.trim() } : { code: typed }),
    onSuccess: async (handed) => {
      toast('success', words.done)
      onClose()
      await changed(handed)
    },
    onError: () => void refresh(), // a wrong code is counted
  })
  const invalid = without ? reason.trim() === '' : !CODE.test(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!invalid) mutate()
  }
  function turn() {
    setAsked(!asked)
    setTried(false)
    reset()
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {blocked ? <Alert kind="error" title={words.noTries} /> : <p>{words.text}</p>}
      {without ? (
        <LongText
          label={words.reason}
          help={words.reasonHelp}
          value={reason}
          onChange={setReason}
          max={REASON_MAX}
          count={words.count}
          error={tried && invalid ? ui.rules.required : undefined}
        />
      ) : (
        <Field
          label={words.code}
          required
          help={words.triesLeft(order.pickupTriesLeft)}
          error={tried && invalid ? words.codeInvalid : undefined}
        >
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      <Button type="submit" full loading={isPending}>
        {words.submit}
      </Button>
      {!blocked && (
        <Button variant="link" size="s" onClick={turn}>
          {without ? words.withCode : words.without}
        </Button>
      )}
    </form>
  )
}
