import { useState } from 'react'
import { t } from '#i18n/report-link'
import { useLater } from '@/ui/useLater'
import css from './ReportLink.module.css'
import type { Proof, Subject } from './send'

const loadDialog = () => import('./ReportDialog').then(({ ReportDialog }) => ReportDialog)

/** A small way to report what is on the page. The dialog and its form come with the first click. */
export function ReportLink({ subject, proof }: { subject: Subject; proof?: Proof | undefined }) {
  const [open, setOpen] = useState(false)
  const ReportDialog = useLater(open, loadDialog)
  return (
    <>
      <button type="button" className={css.link} aria-label={t.openFor[subject.kind]} onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {ReportDialog && <ReportDialog open={open} subject={subject} proof={proof} onClose={() => setOpen(false)} />}
    </>
  )
}
