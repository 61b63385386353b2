import { t } from '#i18n/operator'
import { useDialog } from '@/ui/useDialog'
import css from './Palette.module.css'
import { PaletteSearch } from './PaletteSearch'
import type { Action } from './rows'

type PaletteProps = { open: boolean; onClose: () => void; actions: readonly Action[] }

/** One field that finds people, orders, shops and products, and goes anywhere. */
export function Palette({ open, onClose, actions }: PaletteProps) {
  const { attributes } = useDialog(open, onClose)
  return (
    <dialog {...attributes} className={css.palette} aria-label={t.palette.open}>
      {open && <PaletteSearch actions={actions} onClose={onClose} />}
    </dialog>
  )
}
