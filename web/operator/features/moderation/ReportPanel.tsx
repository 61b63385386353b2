import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-moderation'
import { useInvalidate } from '@/api/invalidate'
import { refusal } from '@/api/refusal'
import { Choices } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ListBody } from '@/desk/ListBody'
import { LongText } from '@/desk/LongText'
import { ReasonField } from '@/desk/ReasonField'
import { MESSAGE_MAX } from '@/lib/rules'
import { useMay } from '@/operator/me-context'
import { toast } from '@/ui/toast'
import { answerMessage, reportQuery, resolve, useModerated, type ReportRecord, type Resolution } from './queries'
import { ReportedThing } from './ReportedThing'

const words = t.reported

/** What an operator does: decide, or write to both sides of a reported message and decide later. */
type Act = Resolution['outcome'] | 'answer'

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
  const [act, setAct] = useState<Act>('kept')
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState(false)
  const moderated = useModerated()
  const invalidate = useInvalidate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      act === 'answer' ? answerMessage(report.id, answer) : resolve(report.id, { outcome: act, reason }),
    onSuccess: () => {
      if (act === 'answer') {
        toast('success', words.answer.done)
        setAct('kept')
        setAnswer('')
        setTried(false)
        void invalidate(['/operator/journal']) // reading the message again would be a line of the journal
      } else {
        toast('success', words.done[act])
        onClose()
        void moderated()
      }
    },
  })
  const hide = shop ? words.suspend : words.hide
  const missing = (act === 'answer' ? answer : reason).trim() === ''
  return (
    <DecisionPanel
      title={report.subjectName}
      preview={{ effects: effectsOf(record, act) }}
      submit={submitOf(act, shop)}
      sending={isPending}
      error={error ? (refusal(error) ?? t.failed) : undefined}
      onSubmit={() => {
        setTried(true)
        if (!missing) mutate()
      }}
      onClose={onClose}
    >
      <ReportedThing record={record} />
      <Choices
        label={words.decide}
        value={act}
        onChange={setAct}
        choices={[
          { value: 'kept', ...words.keep },
          { value: 'hidden', ...hide, ...(!mayHide && { disabled: true, detail: words.noRight }) },
          ...(record.message
            ? [{ value: 'answer' as const, label: words.answer.label, detail: words.answer.detail }]
            : []),
        ]}
      />
      {act === 'answer' ? (
        <LongText
          label={words.answer.text}
          help={words.answer.help}
          value={answer}
          onChange={setAnswer}
          max={MESSAGE_MAX}
          count={words.answer.count}
          error={tried && missing ? words.answer.missing : undefined}
        />
      ) : (
        <ReasonField value={reason} onChange={setReason} error={tried && missing ? t.reason.missing : undefined} />
      )}
    </DecisionPanel>
  )
}

function submitOf(act: Act, shop: boolean): string {
  if (act === 'answer') return words.answer.submit
  return act === 'hidden' && shop ? words.submit.suspended : words.submit[act]
}

function effectsOf({ report, others }: ReportRecord, act: Act): Effect[] {
  if (act === 'answer') {
    return [
      { icon: 'letter', words: words.answer.effect },
      { icon: 'book', words: t.journal },
    ]
  }
  const answers = [report, ...others].some(({ email, outcome: was }) => email !== '' && was === '')
  return [
    ...(act === 'hidden' ? [{ icon: 'letter' as const, words: words.effect[report.kind] }] : []),
    ...(answers ? [{ icon: 'letter' as const, words: words.told }] : []),
    { icon: 'book' as const, words: t.journal },
  ]
}
