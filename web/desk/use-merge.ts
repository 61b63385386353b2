import { useState } from 'react'
import { compare, type Comparison } from './merge'

export type Side = 'theirs' | 'mine'

/** What someone else saved first. */
export interface Theirs<T> {
  /** Empty when nobody knows. */
  who: string
  /** Absent when nobody knows. */
  at?: string | undefined
  value: T
}

/** An edit that came second: both versions, and what was chosen of the parts that both changed. */
export interface Meeting<T> extends Comparison<T>, Theirs<T> {
  base: T
  mine: T
  chosen: Partial<Record<keyof T, Side>>
}

/**
 * Brings two edits of the same thing together in a form. `write` puts parts into the form: those of the other person at
 * once, those that both changed as they are chosen. Both versions stay on screen until the form is saved.
 */
export function useMerge<T extends object>(write: (parts: Partial<T>) => void) {
  const [meeting, setMeeting] = useState<Meeting<T>>()
  return {
    meeting,
    /** Whether nothing is left to choose: the form may be saved. */
    settled: !meeting || meeting.disputed.every((part) => meeting.chosen[part]),
    /** Someone saved first, on top of the same base. */
    meet(base: T, mine: T, theirs: Theirs<T>) {
      const comparison = compare(base, mine, theirs.value)
      setMeeting({ ...theirs, ...comparison, base, mine, chosen: {} })
      write(comparison.merged)
    },
    choose(part: keyof T, side: Side) {
      if (!meeting) return
      setMeeting({ ...meeting, chosen: { ...meeting.chosen, [part]: side } })
      write({ [part]: side === 'mine' ? meeting.mine[part] : meeting.value[part] } as Partial<T>)
    },
    /** The form was saved, or begins anew. */
    end: () => setMeeting(undefined),
  }
}

export type Merge<T extends object> = ReturnType<typeof useMerge<T>>
