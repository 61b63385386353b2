import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '#i18n/ui'
import { Button } from './Button'
import { Modal } from './Modal'

/** What a question answers when it was cancelled, dismissed with Escape or abandoned. */
export const ACTION_CANCELLED = 'ACTION_CANCELLED'
export type ActionCancelled = typeof ACTION_CANCELLED

type Question<Data> = {
  title: string
  /** Plain content, or a function given `confirm(data)` for a body with a form of its own. */
  body?: ReactNode | ((confirm: (data: Data) => void) => ReactNode)
  /** With both, a confirm button closes the dialog with `data`. */
  confirmLabel?: string
  data?: Data
  cancelLabel?: string
}
type Pending<Data> = { question: Question<Data>; settle: (answer: Data | ActionCancelled) => void }

/**
 * Asks a question in a dialog and awaits the answer: `await modal.open({…})` gives the confirmed data, or
 * ACTION_CANCELLED. Render `modal.element` once in the component that asks.
 */
export function useModal<Data = true>() {
  const [pending, setPending] = useState<Pending<Data> | null>(null)
  const [shown, setShown] = useState<Question<Data> | null>(null)
  const settleCurrent = useRef<((answer: Data | ActionCancelled) => void) | null>(null)

  // The promise always settles, even when the component that asked is unmounted.
  useEffect(() => () => settleCurrent.current?.(ACTION_CANCELLED), [])

  function open(question: Question<Data>): Promise<Data | ActionCancelled> {
    settleCurrent.current?.(ACTION_CANCELLED)
    return new Promise((resolve) => {
      const settle = (answer: Data | ActionCancelled) => {
        settleCurrent.current = null
        setPending(null)
        resolve(answer)
      }
      settleCurrent.current = settle
      setShown(question)
      setPending({ question, settle })
    })
  }

  const cancel = () => pending?.settle(ACTION_CANCELLED)
  const element = shown && (
    <Modal
      open={pending !== null}
      onCancel={cancel}
      title={shown.title}
      footer={
        shown.confirmLabel && <Answers question={shown} onCancel={cancel} onConfirm={(data) => pending?.settle(data)} />
      }
    >
      {typeof shown.body === 'function' ? shown.body((data) => pending?.settle(data)) : shown.body}
    </Modal>
  )
  return { open, element }
}

type AnswersProps<Data> = { question: Question<Data>; onCancel: () => void; onConfirm: (data: Data) => void }

function Answers<Data>({ question, onCancel, onConfirm }: AnswersProps<Data>) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {question.cancelLabel ?? t.cancel}
      </Button>
      {/* A question without data is a plain yes: it is typed as Data = true. */}
      <Button onClick={() => onConfirm(question.data ?? (true as Data))}>{question.confirmLabel}</Button>
    </>
  )
}
