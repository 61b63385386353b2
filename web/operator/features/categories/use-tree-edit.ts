import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { conflictOf, useTreeChanged, type TreeConflict } from './queries'

/** An edit that someone else's came before. */
export interface Refused {
  conflict: TreeConflict
  /** Makes the edit on the tree as it now is. */
  again: () => void
}

/** Makes edits of the tree at the revision that was read, and tells of those that came second. */
export function useTreeEdit(revision: number) {
  const changed = useTreeChanged()
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [rounds, setRounds] = useState(0)
  const [made, setMade] = useState<ReadonlySet<number>>(new Set()) // revisions that own edits were made on

  /**
   * Makes an edit at a revision, and answers why it was refused. One that came second is told by `second`, else by the
   * page's notice.
   */
  async function run(
    act: (revision: number) => Promise<unknown>,
    done?: () => void,
    at = revision,
    second?: (conflict: TreeConflict) => void,
  ): Promise<unknown> {
    setSending(true)
    setRefused(undefined)
    try {
      await act(at)
      await changed()
      setMade((all) => new Set(all).add(at))
      done?.()
    } catch (cause) {
      await changed()
      const conflict = conflictOf(cause)
      if (conflict && second) second(conflict)
      else if (conflict) setRefused({ conflict, again: () => void run(act, done, conflict.revision) })
      else {
        toast('error', failureOf(cause))
        return cause
      }
    } finally {
      setSending(false)
    }
    return undefined
  }
  /** Drops one's own edit: a form begins again from what the other one made. */
  const forget = () => {
    setRefused(undefined)
    restart()
  }
  /** Has the form begin again from the tree as it now is. */
  const restart = () => setRounds((times) => times + 1)
  /** The revision that this page's own edits led to from one that was read; those of others are not followed. */
  const follow = (read: number): number => (made.has(read) ? follow(read + 1) : read)
  return { run, sending, refused, rounds, restart, revision, follow, forget }
}

/** Why an edit was refused, in a sentence. */
export const failureOf = (error: unknown) => refusal(error) ?? t.notSaved

export type TreeEdit = ReturnType<typeof useTreeEdit>
