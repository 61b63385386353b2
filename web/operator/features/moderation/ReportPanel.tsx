import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ListBody } from '@/desk/ListBody'
import { ReasonField } from '@/desk/ReasonField'
import { useMay } from '@/operator/me-context'
import { toast } from '@/ui/toast'
import { reportQuery, resolve, useModerated, type ReportRecord, type Resolution } from './queries'
import { ReportedThing } from './ReportedThing'

const words = t.reported

/** A report with what it is about, and the decision. */
export function ReportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(reportQuery(id))
  return (
    <ListBody query={query} failed={words.notFound} rows={4}>
      {(record) => <Loaded record={record} onClose={onClose} />}
    </ListBody>
  )
}

function Loaded({ record, onClose }: { record: ReportRecord; onClose: () => void }) {
  const { report } = record
  const mayJudge = useMay('shops.judge')
  const shop = report.kind === 'shop'
  const mayHide = !shop || mayJudge
  const [outcome, setOutcome] = useState<Resolution['outcome']>('kept')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resolve(report.id, { outcome, reason }),
    onSuccess: () => {
      toast('success', words.done[outcome])
      onClose()
      void moderated()
    },
  })
  const hide = shop ? words.suspend : words.hide
  return (
    <DecisionPanel
      title={report.subjectName}
      preview={{ effects: effectsOf(record, outcome) }}
      submit={outcome === 'hidden' && shop ? words.submit.suspended : words.submit[outcome]}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') mutate()
      }}
      onClose={onClose}
    >
      <ReportedThing record={record} />
      <Choices
        label={words.decide}
        value={outcome}
        onChange={setOutcome}
        choices={[
          { value: 'kept', ...words.keep },
          { value: 'hidden', ...hide, ...(!mayHide && { disabled: true, detail: words.noRight }) },
        ]}
      />
      <ReasonField
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === '' ? t.reason.missing : undefined}
      />
    </DecisionPanel>
  )
}

function effectsOf({ report, others }: ReportRecord, outcome: Resolution['outcome']): Effect[] {
  const answers = [report, ...others].some(({ email, outcome: was }) => email !== '' && was === '')
  return [
    ...(outcome === 'hidden' ? [{ icon: 'letter' as const, words: words.effect[report.kind] }] : []),
    ...(answers ? [{ icon: 'letter' as const, words: words.told }] : []),
    { icon: 'book' as const, words: t.journal },
  ]
}
