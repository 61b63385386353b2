import type { Answers } from './types'

/** The steps of the checkout. A signed-in customer skips the contact step, a pickup the shipping address. */
const ROAD = ['contact', 'shipping', 'billing', 'payment', 'validation'] as const

export type Step = (typeof ROAD)[number]

export function stepsFor(unreached: boolean, pickedUp = false): readonly Step[] {
  return ROAD.filter((step) => (step !== 'contact' || unreached) && (step !== 'shipping' || !pickedUp))
}

/** Which answer ends a step. The last one ends with the order itself. */
const answerOf: Record<Step, keyof Answers | undefined> = {
  contact: 'contact',
  shipping: 'shipping',
  billing: 'billing',
  payment: 'card',
  validation: undefined,
}

export function isDone(step: Step, answers: Answers): boolean {
  if (step === 'billing' && answers.billing?.same) return answers.shipping !== undefined
  const answer = answerOf[step]
  return answer !== undefined && answers[answer] !== undefined
}

/** The step to work on: the one being corrected, else the first that lacks its answer. */
export function openStep(steps: readonly Step[], answers: Answers, editing: Step | null): Step {
  if (editing && steps.includes(editing)) return editing
  return steps.find((step) => !isDone(step, answers)) ?? 'validation'
}
