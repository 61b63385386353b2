import { useId, type FormEvent, type ReactNode } from 'react'
import { t } from '#i18n/desk'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { DeskIcon } from './DeskIcon'
import css from './DecisionPanel.module.css'
import type { DeskIconName } from './icons'
import { useKeepFocus } from './keep-focus'
import { Sums, type Sum } from './Sums'

/** Something that will follow, in one sentence: a balance before and after, a paper, a letter to read. */
export interface Effect {
  icon: DeskIconName
  words: ReactNode
}

type DecisionPanelProps = {
  title: string
  /** What, why (and who reads it), who bears it: the fields, in that order. */
  children: ReactNode
  /** What will happen, made by the server; nothing is shown before it is known. */
  preview?: { sums?: readonly Sum[]; effects?: readonly Effect[] } | undefined
  /** Names the sum or the number that it touches. */
  submit: string
  disabled?: boolean
  sending?: boolean
  /** Why it was refused. */
  error?: string | undefined
  /** What cannot be taken back, under the button. */
  note?: string
  onSubmit: () => void
  onClose?: () => void
}

/** A decision on the thing on screen. It shows what will happen before its button, which says what it does. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { title, children, preview, submit, disabled, sending, error, note, onSubmit, onClose } = props
  const id = useId()
  useKeepFocus()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {onClose && <IconButton icon="close" label={t.decision.close} onClick={onClose} />}
      </header>
      <form className={css.form} noValidate onSubmit={send}>
        {children}
        {preview && <Preview {...preview} />}
        {error && <Alert kind="error" title={error} />}
        <Button type="submit" full disabled={disabled} loading={sending}>
          {submit}
        </Button>
        {note && <p className={css.note}>{note}</p>}
      </form>
    </section>
  )
}

/** What will happen: sums that add up, then one line per consequence. */
export function Preview({ sums = [], effects = [] }: { sums?: readonly Sum[]; effects?: readonly Effect[] }) {
  return (
    <div className={css.preview}>
      <h3>{t.decision.preview}</h3>
      {sums.length > 0 && <Sums sums={sums} />}
      {effects.length > 0 && (
        <ul className={css.effects}>
          {effects.map(({ icon, words }, index) => (
            <li key={index}>
              <DeskIcon name={icon} size="s" />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
