import { t } from '#i18n/product'
import { classNames } from '@/lib/class-names'
import { keepsLineBreaks } from './description'
import css from './Details.module.css'

/** What the shop says of the product. The server has already removed everything that could act. */
export function Description({ html }: { html: string }) {
  if (!html) return <p className={css.empty}>{t.noDescription}</p>
  return (
    <div
      className={classNames(css.prose, keepsLineBreaks(html) && css.lines)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
