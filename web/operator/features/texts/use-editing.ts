import { useEffect, useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { toast } from '@/ui/toast'
import { useDebounced } from '@/ui/useDebounced'
import {
  conflictOf,
  preview,
  useTextsChanged,
  type Preview,
  type TextConflict,
  type TextDetail,
  type Written,
} from './queries'

const PREVIEW_MS = 400

/** Someone else's edit that came first, and the way to make one's own all the same. */
export interface Refused {
  conflict: TextConflict
  again: () => void
}

/** A text being written: what was typed, at which revision, and what its page would show. */
export function useEditing(text: TextDetail) {
  const changed = useTextsChanged()
  const [written, setWritten] = useState<Written>(text.present)
  const [revision, setRevision] = useState(text.revision)
  const [kept, setKept] = useState(text.present)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [failure, setFailure] = useState<string>()
  const shown = usePreview(text.id, written)

  /** Makes a change at a revision, which the text then leaves behind. */
  async function run(act: (revision: number) => Promise<unknown>, done?: () => void, at = revision): Promise<boolean> {
    setSending(true)
    setFailure(undefined)
    setRefused(undefined)
    try {
      await act(at)
      setRevision(at + 1)
      setKept(written)
      await changed()
      done?.()
      return true
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) setRefused({ conflict, again: () => void run(act, done, conflict.revision) })
      else setFailure(refusal(error) ?? t.notSaved)
      return false
    } finally {
      setSending(false)
    }
  }
  /** Takes what the other one wrote in the place of one's own. */
  const takeTheirs = () => {
    if (!refused) return
    setWritten(refused.conflict.text)
    setKept(refused.conflict.text)
    setRevision(refused.conflict.revision)
    setRefused(undefined)
  }
  const begin = (from: Written, words: string) => {
    setWritten(from)
    toast('info', words)
  }
  const unsaved = JSON.stringify(written) !== JSON.stringify(kept)
  return { written, setWritten, begin, unsaved, sending, refused, failure, run, takeTheirs, changed, ...shown }
}

export type Editing = ReturnType<typeof useEditing>

/** What the page would show of what was typed a moment ago. */
function usePreview(id: string, written: Written) {
  const settled = useDebounced(written, PREVIEW_MS)
  const [shown, setShown] = useState<Preview>()
  const [flaw, setFlaw] = useState<string>()
  useEffect(() => {
    let current = true
    preview(id, settled).then(
      (answer) => {
        if (!current) return
        setShown(answer)
        setFlaw(undefined)
      },
      (error: unknown) => current && setFlaw(refusal(error) ?? t.notSaved),
    )
    return () => {
      current = false
    }
  }, [id, settled])
  return { shown, flaw }
}
