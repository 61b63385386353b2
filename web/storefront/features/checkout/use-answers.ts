import { useCallback, useState } from 'react'
import { forgetAnswers, keepAnswers, loadAnswers } from './draft'
import { openStep, stepsFor, type Step } from './steps'
import type { Answers } from './types'

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
  /** The order is placed: nothing typed is kept. */
  forget: () => void
}

export function useAnswers(guest: boolean): Road {
  const [answers, setAnswers] = useState(loadAnswers)
  const [editing, setEditing] = useState<Step | null>(null)
  const [moved, setMoved] = useState(false)
  const steps = stepsFor(guest)

  const change = useCallback((make: (now: Answers) => Answers) => {
    setMoved(true)
    setAnswers((now) => {
      const next = make(now)
      keepAnswers(next)
      return next
    })
  }, [])

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
    forget: forgetAnswers,
  }
}
