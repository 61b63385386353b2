import { useEffect, useState } from 'react'
import { t } from '#i18n/operator-texts'
import { refusal } from '@/api/refusal'
import { same } from '@/desk/merge'
import { useMerge } from '@/desk/use-merge'
import { toast } from '@/ui/toast'
import { useDebounced } from '@/ui/useDebounced'
import {
  conflictOf,
  preview,
  useTextsChanged,
  type Fields,
  type Preview,
  type TextDetail,
  type Written,
} from './queries'

const PREVIEW_MS = 400

/** A text in parts that two people may change apart: each line at its top, and its Markdown. */
export type Parts = Fields & { body: string }
const partsOf = ({ fields, body }: Written): Parts => ({ ...fields, body })
const writtenOf = ({ body, ...fields }: Parts): Written => ({ fields, body })

/** A text being written: what was typed, at which revision, and what its page would show. */
export function useEditing(text: TextDetail) {
  const changed = useTextsChanged()
  const [written, setWritten] = useState<Written>(text.present)
  const [revision, setRevision] = useState(text.revision)
  const [kept, setKept] = useState(text.present)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const shown = usePreview(text.id, written)
  const merge = useMerge<Parts>((parts) => setWritten((old) => writtenOf({ ...partsOf(old), ...parts })))

  /** Makes a change at the revision that was read, which the text then leaves behind. */
  async function run(act: (revision: number) => Promise<unknown>, done?: () => void): Promise<boolean> {
    setSending(true)
    setFailure(undefined)
    try {
      await act(revision)
      setRevision(revision + 1)
      setKept(written)
      merge.end()
      await changed()
      done?.()
      return true
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) {
        const { by: who, at } = conflict
        merge.meet(partsOf(kept), partsOf(written), { who, at, value: partsOf(conflict.text) })
        setKept(conflict.text)
        setRevision(conflict.revision)
      } else setFailure(refusal(error) ?? t.notSaved)
      return false
    } finally {
      setSending(false)
    }
  }
  const begin = (from: Written, words: string) => {
    setWritten(from)
    toast('info', words)
  }
  const unsaved = !same(written, kept)
  return { written, setWritten, begin, unsaved, sending, failure, run, merge, changed, ...shown }
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
