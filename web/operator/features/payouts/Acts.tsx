import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-payouts'
import { refusal } from '@/api/refusal'
import { formatMoney } from '@/lib/format-money'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { Panel } from '@/desk/Panel'
import panel from '@/desk/Panel.module.css'
import { ReasonField } from '@/desk/ReasonField'
import { useMay } from '@/operator/me-context'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import { useDownload } from '@/ui/useDownload'
import { approve, confirm, send, takeFile, useRunsChanged, withdraw, type RunRecord } from './queries'

/** What is to be done next about a run. */
export function Acts({ record }: { record: RunRecord }) {
  const { run } = record
  if (!useMay('money.move')) return null
  switch (run.status) {
    case 'proposed':
      return <Approval record={record} />
    case 'approved':
    case 'sent':
      return <Sending record={record} />
    case 'withdrawn':
      return <p className={panel.soft}>{t.withdrawn(run.note)}</p>
    default:
      return null
  }
}

function useAct<T>(act: (given: T) => Promise<void>, done: string) {
  const changed = useRunsChanged()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast('success', done)
      await changed()
    },
  })
}

function Approval({ record: { run, leftOut, secondApproval } }: { record: RunRecord }) {
  const [code, setCode] = useState('')
  const [back, setBack] = useState(false)
  const [reason, setReason] = useState('')
  const words = t.approval
  const accept = useAct<string>((typed) => approve(run.id, typed), words.done)
  const refuse = useAct<string>((why) => withdraw(run.id, why), words.backDone)
  const act = back ? refuse : accept
  const left = leftOut.reduce((sum, { available }) => sum + available, 0)
  return (
    <DecisionPanel
      title={back ? words.back : words.title}
      submit={back ? words.back : words.submit(formatMoney(run.total))}
      disabled={back ? reason.trim() === '' : code.trim() === ''}
      sending={act.isPending}
      error={act.error ? (refusal(act.error) ?? t.failed) : undefined}
      preview={{
        sums: [
          { label: words.available, amount: run.total + left },
          { label: words.left(leftOut.length), amount: -left },
          { label: t.total(run.shops), amount: run.total, total: true },
        ],
      }}
      onSubmit={() => (back ? refuse.mutate(reason) : accept.mutate(code.replace(/\s/g, '')))}
    >
      {run.total > secondApproval && <p>{words.second(formatMoney(secondApproval), run.proposedName)}</p>}
      {back ? (
        <ReasonField value={reason} onChange={setReason} />
      ) : (
        <Field label={words.code} help={words.codeHelp}>
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      <Button variant="secondary" full onClick={() => setBack(!back)}>
        {back ? words.stay : words.sendBack(run.proposedName)}
      </Button>
    </DecisionPanel>
  )
}

function Sending({ record: { run, payouts } }: { record: RunRecord }) {
  const words = t.sending
  const version = run.fileVersion + 1
  const changed = useRunsChanged()
  const { busy, download } = useDownload(t.failed)
  const take = async () => {
    await download(() => takeFile(run.id, version), words.file(run.day, version))
    await changed()
  }
  const sent = useAct<void>(() => send(run.id), words.sentDone)
  const arrived = useAct<void>(() => confirm(run.id), words.confirmDone)
  const error = sent.error ?? arrived.error
  const byBank = payouts.some(({ method }) => method === 'bank')
  return (
    <Panel title={words.title}>
      <p className={panel.soft}>{words.lead}</p>
      {error && <Alert kind="error" title={refusal(error) ?? t.failed} />}
      {byBank && (
        <Button full variant="secondary" loading={busy} onClick={() => void take()}>
          {words.download(version)}
        </Button>
      )}
      {run.status === 'approved' ? (
        <Button
          full
          disabled={byBank && run.fileVersion === 0}
          loading={sent.isPending}
          onClick={() => sent.mutate(undefined)}
        >
          {words.send}
        </Button>
      ) : (
        <Button full loading={arrived.isPending} onClick={() => arrived.mutate(undefined)}>
          {words.confirm}
        </Button>
      )}
    </Panel>
  )
}
