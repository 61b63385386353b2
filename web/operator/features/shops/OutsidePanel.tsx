import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-shops'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { toast } from '@/ui/toast'
import { acceptOutside, useShopChanged, type ShopRecord } from './queries'

const words = t.outside

/** An operator's word that a shop may sell from another province. */
export function OutsidePanel({ record: { shop }, onClose }: { record: ShopRecord; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useShopChanged(shop.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptOutside(shop.id, reason),
    // The decision that takes its place begins on the shop as it now is.
    onSuccess: async () => {
      toast('success', words.done)
      await changed()
      onClose()
    },
  })
  const wrong = fieldErrors(error)
  return (
    <DecisionPanel
      title={words.title}
      preview={{
        effects: [
          { icon: 'store', words: words.effect },
          { icon: 'book', words: t.decision.journal },
        ],
      }}
      submit={words.submit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.decision.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <p>{words.text(shop.legalProvince)}</p>
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.decision.missing : wrong.reason}
      />
    </DecisionPanel>
  )
}
