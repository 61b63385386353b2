import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-shops'
import { ApiError } from '@/api/client'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { Choices, type Choice } from '@/desk/Choices'
import { DecisionPanel, type Effect } from '@/desk/DecisionPanel'
import { ReasonField } from '@/desk/ReasonField'
import { MergeNotice } from '@/desk/MergeNotice'
import { plainText } from '@/desk/rich-text'
import { useMerge } from '@/desk/use-merge'
import { Checkbox } from '@/ui/Checkbox'
import { toast } from '@/ui/toast'
import { useDebounced } from '@/ui/useDebounced'
import { daysSince } from './format'
import {
  decide,
  letterQuery,
  useShopChanged,
  type Changed,
  type Decision,
  type ShopRecord,
  type Status,
} from './queries'
import { blockers, pointsOf } from './points'
import css from './shops.module.css'

const words = t.decision
type To = Decision['to']
const isTo = (status: string): status is To => status !== 'draft'
const TYPED_MS = 400

/** Approve, ask for changes, refuse, suspend, reopen or close: what, why, what will happen, then the button. */
export function ShopDecision({ record, onClose }: { record: ShopRecord; onClose: (() => void) | undefined }) {
  const { shop } = record
  const moves = record.moves.filter(isTo)
  const blocked = blockers(record)
  const [to, setTo] = useState<To>(() => firstOf(moves, blocked.length > 0))
  const [reason, setReason] = useState('')
  const points = pointsOf(record)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(blocked.length > 0 ? points : []))
  const [tried, setTried] = useState(false)
  const changed = useShopChanged(shop.id)
  // One decides on the shop as it is on screen, or as the notice told.
  const [seenAt, setSeenAt] = useState<string>()
  const merge = useMerge<Facts>(() => {})

  const said = reason.trim() || (to === 'approved' && shop.status === 'draft' ? words.welcome : '')
  const listed = to === 'changes_requested' ? points.filter((point) => chosen.has(point)) : []
  const body = (seenAt: string): Decision => ({ to, reason: said, points: listed, seenAt })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (seenAt: string) => decide(shop.id, body(seenAt)),
    // Another decision begins on the shop as this one left it.
    onSuccess: async () => {
      toast('success', words.done[to])
      await changed()
      onClose?.()
    },
    onError: (refused) => {
      const first = changedOf(refused)
      if (!first) return
      setSeenAt(first.updatedAt)
      const read = factsOf(shop)
      merge.meet(read, read, { who: first.changedBy || words.theShop, at: first.updatedAt, value: factsOf(first.shop) })
    },
  })
  const conflict = changedOf(error)
  const submit = (seenAt: string) => {
    setTried(true)
    if (said !== '' || listed.length > 0) mutate(seenAt)
  }
  return (
    <DecisionPanel
      title={shop.status === 'draft' ? `${words.title}, ${words.waiting(daysSince(record.submittedAt))}` : words.title}
      preview={{ effects: useEffects(record, body(shop.updatedAt)) }}
      submit={submitOf(to, shop.status, listed.length)}
      sending={isPending}
      error={error && !conflict ? (refusal(error) ?? words.failed) : undefined}
      onSubmit={() => submit(seenAt ?? shop.updatedAt)}
      {...(onClose && { onClose })}
    >
      <Choices label={words.label} value={to} onChange={setTo} choices={choicesOf(moves, shop.status, blocked)} />
      {to === 'changes_requested' && points.length > 0 && (
        <Points points={points} chosen={chosen} onChange={setChosen} />
      )}
      <ReasonField
        label={words.word(record.owners[0]?.name ?? '')}
        help={words.wordHelp}
        value={reason}
        onChange={setReason}
        error={tried && said === '' && listed.length === 0 ? words.missing : fieldErrors(error).reason}
      />
      <MergeNotice
        merge={merge}
        label={(part) => words.facts[part]}
        show={(part, value) => (part === 'status' ? t.status[value as Status] : value)}
        submit={words.anyway}
        saving={isPending}
        onSave={() => submit(seenAt ?? shop.updatedAt)}
      />
    </DecisionPanel>
  )
}

/** What a decision is made on. */
type Facts = Record<keyof typeof words.facts, string>

const factsOf = ({ status, name, city, presentation, returnTerms, ...shop }: ShopRecord['shop']): Facts => ({
  status,
  name,
  city,
  presentation: plainText(presentation),
  returnTerms,
  legalName: shop.legalName,
  address: [shop.legalAddress, shop.legalCity, shop.legalProvince, shop.legalPostalCode].filter(Boolean).join(', '),
  gst: shop.gstNumber,
  qst: shop.qstNumber,
  contact: [shop.email, shop.phone].filter(Boolean).join(', '),
})

type PointsProps = { points: readonly string[]; chosen: ReadonlySet<string>; onChange: (chosen: Set<string>) => void }

function Points({ points, chosen, onChange }: PointsProps) {
  const toggle = (point: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(point)
    else next.delete(point)
    onChange(next)
  }
  return (
    <fieldset className={css.points}>
      <legend>{words.points}</legend>
      {points.map((point) => (
        <Checkbox
          key={point}
          label={point}
          checked={chosen.has(point)}
          onChange={(event) => toggle(point, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}

/** What a decision brings: the letter to read, the orders that stay, the journal. */
function useEffects(record: ShopRecord, body: Decision): Effect[] {
  // As text: a decision is another object each time it is typed in.
  const settled = useDebounced(JSON.stringify(body), TYPED_MS)
  const { data } = useQuery(letterQuery(record.shop.id, JSON.parse(settled) as Decision))
  const effects: Effect[] = []
  if (data) {
    effects.push({
      icon: 'letter',
      words: (
        <details>
          <summary>{words.letter(data.subject, data.to.join(', ') || words.nobody)}</summary>
          <pre className={css.letter}>{data.text}</pre>
        </details>
      ),
    })
  }
  if (body.to === 'suspended' || body.to === 'closed')
    effects.push({ icon: 'basket', words: words.orders(record.toShip) })
  effects.push({ icon: 'book', words: words.journal })
  return effects
}

const firstOf = (moves: readonly To[], blocked: boolean): To =>
  moves.find((move) => (blocked ? move !== 'approved' : true)) ?? 'approved'

function choicesOf(moves: readonly To[], status: string, blocked: readonly string[]): Choice<To>[] {
  return moves.map((move) => {
    const { label, detail } = words.to[move]
    const refused = move === 'approved' && blocked.length > 0
    return {
      value: move,
      label:
        move === 'approved' && status !== 'draft' && status !== 'changes_requested' ? words.to.approved.again : label,
      detail: refused ? words.notYet(blocked.join(', ').toLowerCase()) : detail,
      disabled: refused,
    }
  })
}

function submitOf(to: To, status: string, points: number): string {
  if (to === 'changes_requested') return words.submit.changes_requested(points)
  if (to === 'approved' && (status === 'suspended' || status === 'closed')) return words.submit.reopened
  return words.submit[to]
}

function changedOf(error: unknown): Changed | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'shop_changed') return undefined
  return error.problem.extra as Changed
}
