import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-shops'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { parseAmount } from '@/lib/amount'
import { formatIsoDate } from '@/lib/format-date'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { formatPercent } from './format'
import { endRate, setRate, useShopChanged, type Rate, type ShopRecord } from './queries'

const words = t.rate
const NEW = ''

/** Another commission for some months, or the end of an agreement. */
export function CommissionPanel({ record, onClose }: { record: ShopRecord; onClose: () => void }) {
  const { shop, commission } = record
  const [ending, setEnding] = useState(NEW)
  const [percent, setPercent] = useState('')
  const [from, setFrom] = useState(() => formatIsoDate(new Date().toISOString()))
  const [months, setMonths] = useState('1')
  const [kind, setKind] = useState<Rate['kind']>('promotion')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changed = useShopChanged(shop.id)
  const rate = parseAmount(percent)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      ending !== NEW
        ? endRate(shop.id, ending, reason)
        : setRate(shop.id, { percent: rate ?? 0, from, months: Number(months), kind, reason }),
    onSuccess: () => {
      toast('success', words.done)
      onClose()
      void changed()
    },
  })
  const wrong = fieldErrors(error)
  const today = formatIsoDate(new Date().toISOString())
  const running = commission.agreements.filter(({ until }) => until > today)
  const shown = formatPercent(rate ?? commission.ordinaryPercent)
  const ready = reason.trim() !== '' && (ending !== NEW || rate !== undefined)
  const effect = ending === NEW ? words.effect(shown, Number(months) || 1) : words.endEffect
  return (
    <DecisionPanel
      title={words.title}
      preview={{
        effects: [
          { icon: 'percent', words: effect },
          { icon: 'book', words: t.decision.journal },
        ],
      }}
      submit={ending === NEW ? words.submit(shown) : words.endSubmit}
      sending={isPending}
      error={error ? (refusal(error) ?? t.decision.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (ready) mutate()
      }}
      onClose={onClose}
    >
      {running.length > 0 && (
        <Choices
          label={words.title}
          value={ending}
          onChange={setEnding}
          choices={[
            { value: NEW, label: words.submit(shown) },
            ...running.map((one) => ({
              value: one.id,
              label: words.ending,
              detail: t.record.agreement(formatPercent(one.percent), one.from, one.until),
            })),
          ]}
        />
      )}
      {ending === NEW && (
        <>
          <Field
            label={words.percent}
            required
            help={words.percentHelp(formatPercent(commission.ordinaryPercent))}
            error={tried && rate === undefined ? words.percentMissing : wrong.percent}
          >
            <TextInput inputMode="decimal" value={percent} onChange={(event) => setPercent(event.target.value)} />
          </Field>
          <Field label={words.from} error={wrong.from} required>
            <TextInput type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </Field>
          <Field label={words.months} error={wrong.months} required>
            <TextInput
              type="number"
              min={1}
              max={12}
              value={months}
              onChange={(event) => setMonths(event.target.value)}
            />
          </Field>
          <Choices
            label={words.kind}
            value={kind}
            onChange={setKind}
            choices={(['promotion', 'help_out', 'agreement'] as const).map((value) => ({
              value,
              label: t.record.kinds[value],
            }))}
          />
        </>
      )}
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.decision.missing : wrong.reason}
      />
    </DecisionPanel>
  )
}
