import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '#i18n/feedback'
import { useVisitor } from '@/session/visitor'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { FeedbackForm } from './FeedbackForm'
import css from './FeedbackWidget.module.css'

/**
 * A button in the corner that opens a small form. Closing keeps a draft; closing after it was sent starts afresh.
 */
export function FeedbackWidget() {
  const visitor = useVisitor()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function close() {
    setOpen(false)
    opener.current?.focus()
    if (!sent) return
    setSent(false)
    setRound(round + 1)
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }
  return (
    <div className={css.widget} data-feedback={open || undefined} onKeyDown={closeOnEscape}>
      <section id={panelId} className={css.panel} role="dialog" aria-label={t.title} hidden={!open}>
        <IconButton className={css.close} icon="close" label={t.close} onClick={close} />
        {sent ? (
          <Thanks onClose={close} />
        ) : (
          <>
            <h2 className={css.title}>{t.title}</h2>
            <p className={css.pitch}>{t.pitch}</p>
            <FeedbackForm key={round} visitor={visitor} active={open} onSent={() => setSent(true)} />
          </>
        )}
      </section>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name="bubble" />
        <span className={css.word}>{t.open}</span>
      </button>
    </div>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <div role="status" className={css.thanks}>
      <Icon name="checkCircle" size="l" />
      <h2 className={css.title} tabIndex={-1} ref={takeFocus}>
        {t.thanksTitle}
      </h2>
      <p className={css.pitch}>{t.thanks}</p>
      <Button variant="secondary" size="s" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  )
}

/** A stable function, so that React calls it on arrival alone. */
function takeFocus(title: HTMLElement | null) {
  title?.focus()
}
