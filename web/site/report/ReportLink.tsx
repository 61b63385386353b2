import { useState, type ComponentType } from 'react'
import { t } from '#i18n/report'
import css from './ReportLink.module.css'
import type { ReportDialogProps } from './ReportDialog'
import type { Proof, Subject } from './send'

type Dialog = ComponentType<ReportDialogProps>

/** A small way to report what is on the page. The dialog and its form come with the first click. */
export function ReportLink({ subject, proof }: { subject: Subject; proof?: Proof | undefined }) {
  const [dialog, setDialog] = useState<Dialog>()
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    void import('./ReportDialog').then(({ ReportDialog }) => setDialog(() => ReportDialog))
  }
  const Shown = dialog
  return (
    <>
      <button type="button" className={css.link} aria-label={t.openFor[subject.kind]} onClick={show}>
        {t.open}
      </button>
      {Shown && <Shown open={open} subject={subject} proof={proof} onClose={() => setOpen(false)} />}
    </>
  )
}
