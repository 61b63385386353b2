import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/seller-shop'
import { refusal } from '@/api/refusal'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { useKeepShop, type Shop } from '@/seller/shop-context'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Modal } from '@/ui/Modal'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { closeShop } from './calls'

const words = t.close

/** Leaving the market for good, with a reason. Only for a shop that is open. */
export function CloseShop({ shop }: { shop: Shop }) {
  const keepShop = useKeepShop()
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => closeShop(shop.id, reason.trim()),
    onSuccess: (closed) => {
      setAsked(false)
      keepShop(closed)
      toast('success', words.done)
    },
  })
  if (shop.status !== 'approved') return null
  const missing = tried && reason.trim() === '' ? words.missing : undefined
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') mutate()
  }
  return (
    <Panel title={words.title}>
      <div className={panel.stack}>
        <p>{words.text}</p>
        <div>
          <Button size="s" variant="secondary" onClick={() => setAsked(true)}>
            {words.action}
          </Button>
        </div>
      </div>
      <Modal
        open={asked}
        onCancel={() => setAsked(false)}
        title={words.ask(shop.name)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
            <Button loading={isPending} onClick={send}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <Field label={words.reason} required error={missing ?? (error ? (refusal(error) ?? t.failed) : undefined)}>
          <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Modal>
    </Panel>
  )
}
