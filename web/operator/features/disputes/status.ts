import { t } from '#i18n/operator-disputes'
import type { DisputeRow } from './queries'

type Tone = 'error' | 'waiting' | 'success' | 'neutral'

/** How a dispute stands, in words and colour: a loss that nobody bears yet presses as much as an answer that is due. */
export function stateOf({ state, decided }: Pick<DisputeRow, 'state' | 'decided'>): { label: string; tone: Tone } {
  if (state === 'lost' && !decided) return { label: t.states.undecided, tone: 'error' }
  const tones = { needs_answer: 'error', evidence_sent: 'waiting', won: 'success', lost: 'neutral' } as const
  return { label: t.states[state], tone: tones[state] }
}

/** Why the buyer contests, in our words; a word of the bank's that we do not know is shown as it is. */
export const reasonOf = (reason: string): string => t.reasons[reason] ?? reason
