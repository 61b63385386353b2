import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-verification'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { DecisionPanel } from '@/desk/DecisionPanel'
import { FactList } from '@/desk/FactList'
import { Panel } from '@/desk/Panel'
import { ReasonField } from '@/desk/ReasonField'
import { formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'
import { useMay } from '@/operator/me-context'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { toast } from '@/ui/toast'
import { whatOf, whereOf } from './columns'
import { explain, useCheckChanged, type Difference } from './queries'

/** Where the thing that does not agree is seen. */
function pageOf({ what, orderId, subjectId, shopName }: Difference): string | undefined {
  if (orderId) return to(`/commandes/${encodeURIComponent(orderId)}`)
  if (what === 'run' || what === 'bank_file') return to(`/versements/${encodeURIComponent(subjectId)}`)
  return shopName ? to(`/boutiques/${encodeURIComponent(subjectId)}`) : undefined
}

/** One difference, and a word that explains it for those who may move money. */
export function DifferencePanel({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const may = useMay('money.move')
  const [note, setNote] = useState(difference.note)
  const changed = useCheckChanged()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => explain(difference.id, note),
    onSuccess: async () => {
      toast('success', t.explained)
      onClose()
      await changed()
    },
  })
  if (!may || difference.goneAt)
    return (
      <Panel title={whatOf(difference)}>
        <Facts difference={difference} />
      </Panel>
    )
  return (
    <DecisionPanel
      title={whatOf(difference)}
      submit={t.submit(formatMoney(difference.found - difference.expected))}
      disabled={note.trim() === ''}
      sending={isPending}
      error={error ? (refusal(error) ?? t.notSaved) : undefined}
      note={t.note}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Facts difference={difference} />
      <ReasonField value={note} onChange={setNote} help={t.reasonHelp} />
    </DecisionPanel>
  )
}

function Facts({ difference }: { difference: Difference }) {
  const { expected, found, firstSeen, lastSeen, goneAt, note, explainedBy, explainedAt } = difference
  const page = pageOf(difference)
  const where = whereOf(difference)
  return (
    <FactList
      facts={[
        {
          label: t.columns.where,
          value: page ? (
            <Link className={layout.link} href={page}>
              {where}
            </Link>
          ) : (
            where
          ),
        },
        { label: t.columns.expected, value: formatMoney(expected) },
        { label: t.columns.found, value: formatMoney(found) },
        { label: t.columns.since, value: formatDateTime(firstSeen) },
        { label: t.last, value: formatDateTime(lastSeen) },
        ...(goneAt ? [{ label: t.states.gone, value: formatDateTime(goneAt) }] : []),
        ...(explainedAt ? [{ label: t.by(explainedBy, formatDateTime(explainedAt)), value: note }] : []),
      ]}
    />
  )
}
