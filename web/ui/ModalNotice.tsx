import { Button } from './Button'
import css from './ModalNotice.module.css'

type ModalNoticeProps = { text: string; label: string; onClose: () => void }

/** The body of a dialog that only tells something: a sentence, and one way to say that it was read. */
export function ModalNotice({ text, label, onClose }: ModalNoticeProps) {
  return (
    <div className={css.notice}>
      <p>{text}</p>
      <Button autoFocus onClick={onClose}>
        {label}
      </Button>
    </div>
  )
}
