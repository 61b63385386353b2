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
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useState(0)

  /** Makes an edit at a revision. One that came second is told by `second`, else by the page's notice. */
  async function run(
    act: (revision: number) => Promise<unknown>,
    done?: () => void,
    at = revision,
    second?: (conflict: TreeConflict) => void,
  ): Promise<void> {
    setSending(true)
    setFailure(undefined)
    setRefused(undefined)
    try {
      await act(at)
      await changed()
      setSaved((times) => times + 1)
      done?.()
    } catch (error) {
      await changed()
      const conflict = conflictOf(error)
      if (conflict && second) second(conflict)
      else if (conflict) setRefused({ conflict, again: () => void run(act, done, conflict.revision) })
      else {
        setFailure(refusal(error) ?? t.notSaved)
        toast('error', refusal(error) ?? t.notSaved)
      }
    } finally {
      setSending(false)
    }
  }
  /** Drops one's own edit: a form begins again from what the other one made. */
  const forget = () => {
    setRefused(undefined)
    setSaved((times) => times + 1)
  }
  return { run, sending, failure, refused, saved, revision, forget }
}

export type TreeEdit = ReturnType<typeof useTreeEdit>
