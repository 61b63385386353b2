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

  async function run(act: (revision: number) => Promise<unknown>, done?: () => void, at = revision): Promise<void> {
    setSending(true)
    setFailure(undefined)
    setRefused(undefined)
    try {
      await act(at)
      done?.()
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) setRefused({ conflict, again: () => void run(act, done, conflict.revision) })
      else {
        setFailure(refusal(error) ?? t.notSaved)
        toast('error', refusal(error) ?? t.notSaved)
      }
    } finally {
      setSending(false)
      await changed()
    }
  }
  return { run, sending, failure, refused, forget: () => setRefused(undefined) }
}

export type TreeEdit = ReturnType<typeof useTreeEdit>
