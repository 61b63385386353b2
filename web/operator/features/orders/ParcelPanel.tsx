import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-orders'
import { refusal } from '@/api/refusal'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { useDecisionPreview } from '@/desk/use-decision-preview'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { previewOf } from './preview'
import { correctParcel, parcelPreviewQuery, useOrdersChanged, type ParcelAsk } from './queries'
import type { Order, Parcel } from './types'

const words = t.decision.parcel

/** Corrects how a parcel is followed, and tells the buyer. */
export function ParcelPanel({ order, parcel, onClose }: { order: Order; parcel: Parcel; onClose: () => void }) {
  const [ask, setAsk] = useState<ParcelAsk>({
    carrierName: parcel.carrierName,
    trackingNumber: parcel.trackingNumber,
    trackingLink: '',
    reason: '',
  })
  const [tried, setTried] = useState(false)
  const changed = useOrdersChanged()
  const preview = useDecisionPreview(ask, (asked) => parcelPreviewQuery(order.id, parcel.id, asked))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => correctParcel(order.id, parcel.id, ask),
    onSuccess: async () => {
      toast('success', words.done)
      onClose()
      await changed()
    },
  })
  const shown = error ?? preview.error
  const outcome = preview.error || !preview.outcome?.letters.length ? undefined : preview.outcome
  const field = (name: 'carrierName' | 'trackingNumber' | 'trackingLink', label: string, help?: string) => (
    <Field label={label} {...(help && { help })}>
      <TextInput
        size="s"
        autoComplete="off"
        maxLength={name === 'trackingLink' ? 500 : 100}
        value={ask[name]}
        onChange={(event) => setAsk({ ...ask, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <DecisionPanel
      title={words.title}
      preview={outcome && previewOf(outcome, order.name)}
      submit={words.submit}
      disabled={!preview.fresh || !outcome}
      sending={isPending}
      error={shown ? (refusal(shown) ?? t.notSaved) : undefined}
      note={t.decision.noted}
      onSubmit={() => {
        setTried(true)
        if (ask.reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      {field('carrierName', words.carrier)}
      {field('trackingNumber', words.number)}
      {field('trackingLink', words.link, words.linkHelp)}
      <ReasonField
        label={words.reason}
        value={ask.reason}
        onChange={(reason) => setAsk({ ...ask, reason })}
        error={tried && ask.reason.trim() === '' ? t.decision.reasonNeeded : undefined}
      />
    </DecisionPanel>
  )
}
