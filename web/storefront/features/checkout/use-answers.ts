import { useCallback, useState } from 'react'
import type { Visitor } from '@/session/visitor'
import { forgetAnswers, keepAnswers, loadAnswers } from './draft'
import { openStep, stepsFor, type Step } from './steps'
import type { Answers, Gift } from './types'

/** What was answered so far and which step is open. */
export interface Road {
  steps: readonly Step[]
  open: Step
  answers: Answers
  /** Someone has moved from one step to another: from now on the focus follows. */
  moved: boolean
  answer: (given: Answers) => void
  edit: (step: Step) => void
  forgetCard: () => void
  /** The order is a gift, or is none; nobody moves by saying so. */
  give: (gift: Gift | undefined) => void
  /** The order is placed: nothing typed is kept. */
  forget: () => void
}

/** The steps of a visitor: guests, and customers without a phone, give their contact details. */
export function useAnswers(visitor: Visitor | null, pickedUp: boolean): Road {
  const owner = visitor?.id
  const [answers, setAnswers] = useState(() => loadAnswers(owner))
  const [editing, setEditing] = useState<Step | null>(null)
  const [moved, setMoved] = useState(false)
  const steps = stepsFor(visitor === null || visitor.phone === '', pickedUp)

  const keep = useCallback(
    (make: (now: Answers) => Answers) =>
      setAnswers((now) => {
        const next = make(now)
        keepAnswers(next, owner)
        return next
      }),
    [owner],
  )
  const change = useCallback(
    (make: (now: Answers) => Answers) => {
      setMoved(true)
      keep(make)
    },
    [keep],
  )

  return {
    steps,
    open: openStep(steps, answers, editing),
    answers,
    moved,
    answer: (given) => {
      setEditing(null)
      change((now) => ({ ...now, ...given }))
    },
    edit: (step) => {
      setMoved(true)
      setEditing(step)
    },
    forgetCard: () => change((now) => ({ ...now, card: undefined })),
    give: (gift) => keep((now) => ({ ...now, gift })),
    forget: forgetAnswers,
  }
}
