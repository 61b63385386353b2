import { useId, type ReactNode } from 'react'
import { t } from '#i18n/ui'
import { IconButton } from './IconButton'
import css from './Modal.module.css'
import { useDialog } from './useDialog'

type ModalProps = {
  open: boolean
  /** The close button, Escape and the veil. */
  onCancel: () => void
  title: string
  footer?: ReactNode
  children?: ReactNode
}

/** A dialog in the middle of the page. To ask a question and await the answer, see `useModal`. */
export function Modal({ open, onCancel, title, footer, children }: ModalProps) {
  const titleId = useId()
  const { attributes, mounted } = useDialog(open, onCancel)
  return (
    <dialog {...attributes} className={css.modal} aria-labelledby={titleId}>
      {mounted && (
        <div>
          <header className={css.head}>
            <h2 className={css.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={t.close} onClick={onCancel} />
          </header>
          {children && <div className={css.body}>{children}</div>}
          {footer && <footer className={css.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
