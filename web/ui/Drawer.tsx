import { useId, type ReactNode } from 'react'
import { t } from '#i18n/ui'
import { classNames } from '@/lib/class-names'
import css from './Drawer.module.css'
import { IconButton } from './IconButton'
import { useDialog } from './useDialog'

type DrawerProps = {
  open: boolean
  /** Escape, the veil and the close button all ask for it; the owner turns `open` off. */
  onClose: () => void
  side?: 'left' | 'right'
  title: string
  /** Drawn in place of the title's text (a logo, say); the title is still what is read aloud. */
  head?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A panel that slides over the page from one side: fixed head and foot, scrolling body. */
export function Drawer({ open, onClose, side = 'right', title, head, footer, children }: DrawerProps) {
  const titleId = useId()
  const { attributes, mounted } = useDialog(open, onClose)
  return (
    <dialog
      {...attributes}
      className={classNames(css.drawer, side === 'left' && css.left)}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      {mounted && (
        <>
          <header className={css.head}>
            {head ?? (
              <h2 className={css.title} id={titleId}>
                {title}
              </h2>
            )}
            <IconButton icon="close" label={t.close} autoFocus onClick={onClose} />
          </header>
          <div className={css.body}>{children}</div>
          {footer && <footer className={css.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
