import { t } from '#i18n/desk'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Details } from './Details'
import css from './Help.module.css'

/** A word of help beside a field that raises questions, closed until it is asked for. */
export function Help({ about, children }: { about: string; children: string }) {
  return (
    <Details
      className={css.help}
      summary={
        <>
          {t.help} <VisuallyHidden>{about}</VisuallyHidden>
        </>
      }
    >
      <p>{children}</p>
    </Details>
  )
}
